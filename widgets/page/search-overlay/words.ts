import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { search: 'Lêgerîn' };

/** What the button that opens the search is called, and the field that it opens. */
export const words: Words<'search'> = {
  ar: { search: 'بحث' },
  az: { search: 'آختاریش' },
  azc: { search: 'Ахтарыш' },
  azl: { search: 'Axtarış' },
  bn: { search: 'অনুসন্ধান' },
  bs: { search: 'Pretraga' },
  ckb: { search: 'گەڕان' },
  de: { search: 'Suche' },
  en: { search: 'Search' },
  es: { search: 'Buscar' },
  fa: { search: 'جست‌وجو' },
  fr: { search: 'Rechercher' },
  ha: { search: 'Bincike' },
  hi: { search: 'खोजें' },
  id: { search: 'Cari' },
  it: { search: 'Cerca' },
  ja: { search: '検索' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { search: 'Carian' },
  my: { search: 'ရှာဖွေရန်' },
  pt: { search: 'Pesquisar' },
  ru: { search: 'Поиск' },
  sw: { search: 'Tafuta' },
  tg: { search: 'Ҷустуҷӯ' },
  tl: { search: 'Maghanap' },
  tr: { search: 'Ara' },
  ur: { search: 'تلاش' },
  zh: { search: '搜索' },
};
