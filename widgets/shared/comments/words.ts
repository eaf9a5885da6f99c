import type { Words } from '../print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  title: 'Şîrove',
  count: '{n} şîrove',
  replyTo: 'Bersiv ji bo {name}',
};

/** What the comments on a news item are called: `{n}` is their number, `{name}` whose comment is replied to. */
export const words: Words<'title' | 'count' | 'replyTo'> = {
  ar: {
    title: 'التعليقات',
    count: 'عدد التعليقات: {n}',
    replyTo: 'الرد على {name}',
  },
  az: {
    title: 'نظرلر',
    count: '{n} نظر',
    replyTo: '{name} اوچون جاواب',
  },
  azc: {
    title: 'Шәрһләр',
    count: '{n} шәрһ',
    replyTo: '{name} үчүн ҹаваб',
  },
  azl: {
    title: 'Şərhlər',
    count: '{n} şərh',
    replyTo: '{name} üçün cavab',
  },
  bn: {
    title: 'মন্তব্য',
    count: '{n}টি মন্তব্য',
    replyTo: '{name}-কে উত্তর',
  },
  bs: {
    title: 'Komentari',
    count: 'Broj komentara: {n}',
    replyTo: 'Odgovor korisniku {name}',
  },
  ckb: {
    title: 'بۆچوونەکان',
    count: '{n} بۆچوون',
    replyTo: 'وەڵام بۆ {name}',
  },
  de: {
    title: 'Kommentare',
    count: 'Kommentare: {n}',
    replyTo: 'Antwort an {name}',
  },
  en: {
    title: 'Comments',
    count: 'Comments: {n}',
    replyTo: 'Reply to {name}',
  },
  es: {
    title: 'Comentarios',
    count: 'Comentarios: {n}',
    replyTo: 'Responder a {name}',
  },
  fa: {
    title: 'نظرها',
    count: '{n} نظر',
    replyTo: 'پاسخ به {name}',
  },
  fr: {
    title: 'Commentaires',
    count: 'Commentaires\u00a0: {n}',
    replyTo: 'Répondre à {name}',
  },
  ha: {
    title: 'Ra’ayoyi',
    count: 'Ra’ayoyi {n}',
    replyTo: 'Amsa ga {name}',
  },
  hi: {
    title: 'टिप्पणियाँ',
    count: 'टिप्पणियाँ: {n}',
    replyTo: '{name} को जवाब',
  },
  id: {
    title: 'Komentar',
    count: '{n} komentar',
    replyTo: 'Balasan untuk {name}',
  },
  it: {
    title: 'Commenti',
    count: 'Commenti: {n}',
    replyTo: 'Rispondi a {name}',
  },
  ja: {
    title: 'コメント',
    count: 'コメント{n}件',
    replyTo: '{name}さんへの返信',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    title: 'Komen',
    count: '{n} komen',
    replyTo: 'Balasan kepada {name}',
  },
  my: {
    title: 'မှတ်ချက်များ',
    count: 'မှတ်ချက် {n} ခု',
    replyTo: '{name} ထံ စာပြန်ရန်',
  },
  pt: {
    title: 'Comentários',
    count: 'Comentários: {n}',
    replyTo: 'Responder a {name}',
  },
  ru: {
    title: 'Комментарии',
    count: 'Комментариев: {n}',
    replyTo: 'Ответ пользователю {name}',
  },
  sw: {
    title: 'Maoni',
    count: 'Maoni {n}',
    replyTo: 'Jibu kwa {name}',
  },
  tg: {
    title: 'Назарҳо',
    count: '{n} назар',
    replyTo: 'Ҷавоб ба {name}',
  },
  tl: {
    title: 'Mga komento',
    count: '{n} komento',
    replyTo: 'Tugon kay {name}',
  },
  tr: {
    title: 'Yorumlar',
    count: '{n} yorum',
    replyTo: '{name} adlı okura yanıt',
  },
  ur: {
    title: 'تبصرے',
    count: 'تبصروں کی تعداد: {n}',
    replyTo: '{name} کو جواب',
  },
  zh: {
    title: '评论',
    count: '{n}条评论',
    replyTo: '回复{name}',
  },
};
