import type { Words } from '../print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  title: 'Şîrove',
  count: '{n} şîrove',
};

/** What the comments on a news item are called. `{n}` stands for the number of comments. */
export const words: Words<'title' | 'count'> = {
  ar: {
    title: 'التعليقات',
    count: 'عدد التعليقات: {n}',
  },
  az: {
    title: 'نظرلر',
    count: '{n} نظر',
  },
  azc: {
    title: 'Шәрһләр',
    count: '{n} шәрһ',
  },
  azl: {
    title: 'Şərhlər',
    count: '{n} şərh',
  },
  bn: {
    title: 'মন্তব্য',
    count: '{n}টি মন্তব্য',
  },
  bs: {
    title: 'Komentari',
    count: 'Broj komentara: {n}',
  },
  ckb: {
    title: 'بۆچوونەکان',
    count: '{n} بۆچوون',
  },
  de: {
    title: 'Kommentare',
    count: 'Kommentare: {n}',
  },
  en: {
    title: 'Comments',
    count: 'Comments: {n}',
  },
  es: {
    title: 'Comentarios',
    count: 'Comentarios: {n}',
  },
  fa: {
    title: 'نظرها',
    count: '{n} نظر',
  },
  fr: {
    title: 'Commentaires',
    count: 'Commentaires\u00a0: {n}',
  },
  ha: {
    title: 'Ra’ayoyi',
    count: 'Ra’ayoyi {n}',
  },
  hi: {
    title: 'टिप्पणियाँ',
    count: 'टिप्पणियाँ: {n}',
  },
  id: {
    title: 'Komentar',
    count: '{n} komentar',
  },
  it: {
    title: 'Commenti',
    count: 'Commenti: {n}',
  },
  ja: {
    title: 'コメント',
    count: 'コメント{n}件',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    title: 'Komen',
    count: '{n} komen',
  },
  my: {
    title: 'မှတ်ချက်များ',
    count: 'မှတ်ချက် {n} ခု',
  },
  pt: {
    title: 'Comentários',
    count: 'Comentários: {n}',
  },
  ru: {
    title: 'Комментарии',
    count: 'Комментариев: {n}',
  },
  sw: {
    title: 'Maoni',
    count: 'Maoni {n}',
  },
  tg: {
    title: 'Назарҳо',
    count: '{n} назар',
  },
  tl: {
    title: 'Mga komento',
    count: '{n} komento',
  },
  tr: {
    title: 'Yorumlar',
    count: '{n} yorum',
  },
  ur: {
    title: 'تبصرے',
    count: 'تبصروں کی تعداد: {n}',
  },
  zh: {
    title: '评论',
    count: '{n}条评论',
  },
};
