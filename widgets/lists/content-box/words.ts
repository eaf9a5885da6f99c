import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { more: 'Zêdetir' };

/** What a box says of all that it shows a part of. */
export const words: Words<'more'> = {
  ar: { more: 'المزيد' },
  az: { more: 'داها چوخ' },
  azc: { more: 'Даһа чох' },
  azl: { more: 'Daha çox' },
  bn: { more: 'আরও' },
  bs: { more: 'Više' },
  ckb: { more: 'زیاتر' },
  de: { more: 'Mehr' },
  en: { more: 'More' },
  es: { more: 'Más' },
  fa: { more: 'بیشتر' },
  fr: { more: 'Plus' },
  ha: { more: 'Ƙari' },
  hi: { more: 'और' },
  id: { more: 'Selengkapnya' },
  it: { more: 'Altro' },
  ja: { more: 'もっと見る' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { more: 'Lagi' },
  my: { more: 'နောက်ထပ်' },
  pt: { more: 'Mais' },
  ru: { more: 'Ещё' },
  sw: { more: 'Zaidi' },
  tg: { more: 'Бештар' },
  tl: { more: 'Higit pa' },
  tr: { more: 'Daha fazla' },
  ur: { more: 'مزید' },
  zh: { more: '更多' },
};
