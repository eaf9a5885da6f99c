import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  title: 'Vê nûçeyê binirxînin',
  star: '{n} ji 5',
  count: '{n} deng',
};

/** What the star rating says. `{n}` stands for a number of stars, and in `count` for that of the votes. */
export const words: Words<'title' | 'star' | 'count'> = {
  ar: {
    title: 'قيّم هذا الخبر',
    star: '{n} من 5',
    count: 'عدد الأصوات: {n}',
  },
  az: {
    title: 'بو خبره امتیاز وئرین',
    star: '5-دن {n} امتیاز',
    count: '{n} سس',
  },
  azc: {
    title: 'Бу хәбәри гијмәтләндирин',
    star: '5 балдан {n}',
    count: '{n} сәс',
  },
  azl: {
    title: 'Bu xəbəri qiymətləndirin',
    star: '5 baldan {n}',
    count: '{n} səs',
  },
  bn: {
    title: 'এই খবরটির রেটিং দিন',
    star: '5-এর মধ্যে {n}',
    count: '{n}টি ভোট',
  },
  bs: {
    title: 'Ocijenite ovu vijest',
    star: '{n} od 5',
    count: 'Broj glasova: {n}',
  },
  ckb: {
    title: 'ئەم هەواڵە هەڵبسەنگێنن',
    star: '{n} لە 5',
    count: '{n} دەنگ',
  },
  de: {
    title: 'Diesen Artikel bewerten',
    star: '{n} von 5',
    count: 'Bewertungen: {n}',
  },
  en: {
    title: 'Rate this story',
    star: '{n} out of 5',
    count: 'Votes: {n}',
  },
  es: {
    title: 'Valore esta noticia',
    star: '{n} de 5',
    count: 'Votos: {n}',
  },
  fa: {
    title: 'به این خبر امتیاز دهید',
    star: 'امتیاز {n} از ۵',
    count: '{n} رأی',
  },
  fr: {
    title: 'Notez cet article',
    star: '{n} sur 5',
    count: 'Votes\u00a0: {n}',
  },
  ha: {
    title: 'Ba wannan labari maki',
    star: '{n} cikin 5',
    count: 'Ƙuri’u {n}',
  },
  hi: {
    title: 'इस खबर को रेटिंग दें',
    star: '5 में से {n}',
    count: '{n} वोट',
  },
  id: {
    title: 'Beri nilai untuk berita ini',
    star: '{n} dari 5',
    count: '{n} suara',
  },
  it: {
    title: 'Valuta questo articolo',
    star: '{n} su 5',
    count: 'Voti: {n}',
  },
  ja: {
    title: 'この記事を評価する',
    star: '5点中{n}点',
    count: '{n}票',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    title: 'Nilai berita ini',
    star: '{n} daripada 5',
    count: '{n} undi',
  },
  my: {
    title: 'ဤသတင်းကို အမှတ်ပေးပါ',
    star: '5 မှတ်အနက် {n} မှတ်',
    count: '{n} မဲ',
  },
  pt: {
    title: 'Avalie esta notícia',
    star: '{n} de 5',
    count: 'Votos: {n}',
  },
  ru: {
    title: 'Оцените эту новость',
    star: '{n} из 5',
    count: 'Голосов: {n}',
  },
  sw: {
    title: 'Tathmini habari hii',
    star: '{n} kati ya 5',
    count: 'Kura {n}',
  },
  tg: {
    title: 'Ба ин хабар баҳо диҳед',
    star: '{n} аз 5',
    count: '{n} овоз',
  },
  tl: {
    title: 'Bigyan ng marka ang balitang ito',
    star: '{n} sa 5',
    count: '{n} boto',
  },
  tr: {
    title: 'Bu habere puan verin',
    star: '5 üzerinden {n}',
    count: '{n} oy',
  },
  ur: {
    title: 'اس خبر کو ریٹنگ دیں',
    star: '5 میں سے {n}',
    count: '{n} ووٹ',
  },
  zh: {
    title: '为本文评分',
    star: '{n}分（满分5分）',
    count: '{n}票',
  },
};
