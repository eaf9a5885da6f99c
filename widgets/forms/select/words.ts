import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { search: 'Di lîsteyê de bigere', found: 'Encam: {n}', none: 'Di lîsteyê de tiştekî wisa tune ye.' };

/** What a list says that can be searched. `{n}` stands for the number of what was found. */
export const words: Words<'search' | 'found' | 'none'> = {
  ar: { search: 'ابحث في القائمة', found: 'عدد النتائج: {n}', none: 'لا شيء في القائمة يطابق ذلك.' },
  az: { search: 'لیستده آختار', found: 'تاپیلان: {n}', none: 'لیستده بئله بیر شئی یوخدور.' },
  azc: { search: 'Сијаһыда ахтар', found: 'Тапылан: {n}', none: 'Сијаһыда белә бир шеј јохдур.' },
  azl: { search: 'Siyahıda axtar', found: 'Tapılan: {n}', none: 'Siyahıda belə bir şey yoxdur.' },
  bn: { search: 'তালিকায় খুঁজুন', found: 'ফলাফল: {n}', none: 'তালিকায় এমন কিছু নেই।' },
  bs: { search: 'Pretraži listu', found: 'Rezultata: {n}', none: 'Na listi nema ničeg takvog.' },
  ckb: { search: 'لە لیستەکەدا بگەڕێ', found: 'ئەنجام: {n}', none: 'لە لیستەکەدا شتێکی وا نییە.' },
  de: { search: 'Liste durchsuchen', found: 'Treffer: {n}', none: 'Nichts in der Liste passt dazu.' },
  en: { search: 'Search the list', found: 'Results: {n}', none: 'Nothing in the list matches.' },
  es: { search: 'Buscar en la lista', found: 'Resultados: {n}', none: 'Nada en la lista coincide.' },
  fa: { search: 'جست‌وجو در فهرست', found: 'نتیجه: {n}', none: 'در فهرست چیزی مانند این نیست.' },
  fr: { search: 'Chercher dans la liste', found: 'Résultats : {n}', none: 'Rien dans la liste ne correspond.' },
  ha: { search: 'Bincika jerin', found: 'Sakamako: {n}', none: 'Babu abin da ya dace a jerin.' },
  hi: { search: 'सूची में खोजें', found: 'परिणाम: {n}', none: 'सूची में ऐसा कुछ नहीं है।' },
  id: { search: 'Cari di daftar', found: 'Hasil: {n}', none: 'Tidak ada yang cocok di daftar.' },
  it: { search: 'Cerca nell’elenco', found: 'Risultati: {n}', none: 'Niente nell’elenco corrisponde.' },
  ja: { search: '一覧から検索', found: '結果：{n}', none: '一覧に該当するものがありません。' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { search: 'Cari dalam senarai', found: 'Hasil: {n}', none: 'Tiada yang sepadan dalam senarai.' },
  my: { search: 'စာရင်းတွင် ရှာရန်', found: 'ရလဒ်: {n}', none: 'စာရင်းတွင် ကိုက်ညီသည် မရှိပါ။' },
  pt: { search: 'Pesquisar na lista', found: 'Resultados: {n}', none: 'Nada na lista corresponde.' },
  ru: { search: 'Поиск по списку', found: 'Найдено: {n}', none: 'В списке нет ничего подходящего.' },
  sw: { search: 'Tafuta kwenye orodha', found: 'Matokeo: {n}', none: 'Hakuna kinacholingana kwenye orodha.' },
  tg: { search: 'Ҷустуҷӯ дар рӯйхат', found: 'Ёфт шуд: {n}', none: 'Дар рӯйхат чизе мувофиқ нест.' },
  tl: { search: 'Maghanap sa listahan', found: 'Mga resulta: {n}', none: 'Walang tumutugma sa listahan.' },
  tr: { search: 'Listede ara', found: 'Sonuç: {n}', none: 'Listede buna uyan bir şey yok.' },
  ur: { search: 'فہرست میں تلاش کریں', found: 'نتائج: {n}', none: 'فہرست میں ایسا کچھ نہیں ہے۔' },
  zh: { search: '在列表中搜索', found: '结果：{n}', none: '列表中没有匹配项。' },
};
