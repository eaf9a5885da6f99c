import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  shortLink: 'Girêdana kurt',
  copy: 'Girêdanê kopî bike',
};

/** What the short link says. */
export const words: Words<'shortLink' | 'copy'> = {
  ar: {
    shortLink: 'رابط مختصر',
    copy: 'نسخ الرابط',
  },
  az: {
    shortLink: 'قیسا لینک',
    copy: 'لینکی کوپی ائت',
  },
  azc: {
    shortLink: 'Гыса линк',
    copy: 'Линки копјала',
  },
  azl: {
    shortLink: 'Qısa link',
    copy: 'Linki kopyala',
  },
  bn: {
    shortLink: 'সংক্ষিপ্ত লিংক',
    copy: 'লিংক কপি করুন',
  },
  bs: {
    shortLink: 'Kratki link',
    copy: 'Kopiraj link',
  },
  ckb: {
    shortLink: 'بەستەری کورت',
    copy: 'بەستەرەکە کۆپی بکە',
  },
  de: {
    shortLink: 'Kurzlink',
    copy: 'Link kopieren',
  },
  en: {
    shortLink: 'Short link',
    copy: 'Copy link',
  },
  es: {
    shortLink: 'Enlace corto',
    copy: 'Copiar enlace',
  },
  fa: {
    shortLink: 'پیوند کوتاه',
    copy: 'کپی پیوند',
  },
  fr: {
    shortLink: 'Lien court',
    copy: 'Copier le lien',
  },
  ha: {
    shortLink: 'Gajeren mahaɗi',
    copy: 'Kwafi mahaɗi',
  },
  hi: {
    shortLink: 'छोटा लिंक',
    copy: 'लिंक कॉपी करें',
  },
  id: {
    shortLink: 'Tautan pendek',
    copy: 'Salin tautan',
  },
  it: {
    shortLink: 'Link breve',
    copy: 'Copia link',
  },
  ja: {
    shortLink: '短縮リンク',
    copy: 'リンクをコピー',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    shortLink: 'Pautan pendek',
    copy: 'Salin pautan',
  },
  my: {
    shortLink: 'လင့်ခ်အတို',
    copy: 'လင့်ခ်ကူးယူရန်',
  },
  pt: {
    shortLink: 'Link curto',
    copy: 'Copiar link',
  },
  ru: {
    shortLink: 'Короткая ссылка',
    copy: 'Скопировать ссылку',
  },
  sw: {
    shortLink: 'Kiungo kifupi',
    copy: 'Nakili kiungo',
  },
  tg: {
    shortLink: 'Пайванди кӯтоҳ',
    copy: 'Нусхабардории пайванд',
  },
  tl: {
    shortLink: 'Maikling link',
    copy: 'Kopyahin ang link',
  },
  tr: {
    shortLink: 'Kısa bağlantı',
    copy: 'Bağlantıyı kopyala',
  },
  ur: {
    shortLink: 'مختصر لنک',
    copy: 'لنک کاپی کریں',
  },
  zh: {
    shortLink: '短链接',
    copy: '复制链接',
  },
};
