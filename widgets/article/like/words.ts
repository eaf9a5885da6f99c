import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  title: 'We ev nûçe eciband?',
  like: 'Min eciband',
  dislike: 'Min neeciband',
};

/** What the like and dislike buttons say. */
export const words: Words<'title' | 'like' | 'dislike'> = {
  ar: {
    title: 'هل أعجبك هذا الخبر؟',
    like: 'أعجبني',
    dislike: 'لم يعجبني',
  },
  az: {
    title: 'بو خبر خوشونوزا گلدی؟',
    like: 'خوشوما گلدی',
    dislike: 'خوشوما گلمه‌دی',
  },
  azc: {
    title: 'Бу хәбәри бәјәндинизми?',
    like: 'Бәјәндим',
    dislike: 'Бәјәнмәдим',
  },
  azl: {
    title: 'Bu xəbəri bəyəndinizmi?',
    like: 'Bəyəndim',
    dislike: 'Bəyənmədim',
  },
  bn: {
    title: 'খবরটি কি আপনার ভালো লেগেছে?',
    like: 'ভালো লেগেছে',
    dislike: 'ভালো লাগেনি',
  },
  bs: {
    title: 'Da li vam se svidjela ova vijest?',
    like: 'Sviđa mi se',
    dislike: 'Ne sviđa mi se',
  },
  ckb: {
    title: 'ئەم هەواڵەتان بەدڵ بوو؟',
    like: 'بەدڵم بوو',
    dislike: 'بەدڵم نەبوو',
  },
  de: {
    title: 'Hat Ihnen dieser Artikel gefallen?',
    like: 'Gefällt mir',
    dislike: 'Gefällt mir nicht',
  },
  en: {
    title: 'Did you like this story?',
    like: 'Like',
    dislike: 'Dislike',
  },
  es: {
    title: '¿Le ha gustado esta noticia?',
    like: 'Me gusta',
    dislike: 'No me gusta',
  },
  fa: {
    title: 'این خبر را پسندیدید؟',
    like: 'پسندیدم',
    dislike: 'نپسندیدم',
  },
  fr: {
    title: 'Avez-vous aimé cet article\u00a0?',
    like: 'J’aime',
    dislike: 'Je n’aime pas',
  },
  ha: {
    title: 'Shin wannan labarin ya burge ku?',
    like: 'Ya burge ni',
    dislike: 'Bai burge ni ba',
  },
  hi: {
    title: 'क्या आपको यह खबर पसंद आई?',
    like: 'पसंद आई',
    dislike: 'पसंद नहीं आई',
  },
  id: {
    title: 'Apakah Anda menyukai berita ini?',
    like: 'Suka',
    dislike: 'Tidak suka',
  },
  it: {
    title: 'Ti è piaciuto questo articolo?',
    like: 'Mi piace',
    dislike: 'Non mi piace',
  },
  ja: {
    title: 'この記事はいかがでしたか？',
    like: 'よかった',
    dislike: 'よくなかった',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    title: 'Adakah anda menyukai berita ini?',
    like: 'Suka',
    dislike: 'Tidak suka',
  },
  my: {
    title: 'ဤသတင်းကို နှစ်သက်ပါသလား။',
    like: 'နှစ်သက်ပါသည်',
    dislike: 'မနှစ်သက်ပါ',
  },
  pt: {
    title: 'Você gostou desta notícia?',
    like: 'Gostei',
    dislike: 'Não gostei',
  },
  ru: {
    title: 'Вам понравилась эта новость?',
    like: 'Нравится',
    dislike: 'Не нравится',
  },
  sw: {
    title: 'Je, umeipenda habari hii?',
    like: 'Nimeipenda',
    dislike: 'Sijaipenda',
  },
  tg: {
    title: 'Ин хабар ба шумо писанд омад?',
    like: 'Писанд омад',
    dislike: 'Писанд наомад',
  },
  tl: {
    title: 'Nagustuhan mo ba ang balitang ito?',
    like: 'Nagustuhan ko',
    dislike: 'Hindi ko nagustuhan',
  },
  tr: {
    title: 'Bu haberi beğendiniz mi?',
    like: 'Beğendim',
    dislike: 'Beğenmedim',
  },
  ur: {
    title: 'کیا آپ کو یہ خبر پسند آئی؟',
    like: 'پسند آئی',
    dislike: 'پسند نہیں آئی',
  },
  zh: {
    title: '您喜欢这篇报道吗？',
    like: '喜欢',
    dislike: '不喜欢',
  },
};
