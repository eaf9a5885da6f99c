import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  showMore: 'Zêdetir bixwîne',
  showLess: 'Kêmtir nîşan bide',
};

/** What the button under a clipped description says. */
export const words: Words<'showMore' | 'showLess'> = {
  ar: {
    showMore: 'قراءة المزيد',
    showLess: 'عرض أقل',
  },
  az: {
    showMore: 'داوامینی اوخو',
    showLess: 'داها آز گؤستر',
  },
  azc: {
    showMore: 'Давамыны оху',
    showLess: 'Даһа аз ҝөстәр',
  },
  azl: {
    showMore: 'Davamını oxu',
    showLess: 'Daha az göstər',
  },
  bn: {
    showMore: 'আরও পড়ুন',
    showLess: 'কম দেখুন',
  },
  bs: {
    showMore: 'Pročitaj više',
    showLess: 'Prikaži manje',
  },
  ckb: {
    showMore: 'زیاتر بخوێنەرەوە',
    showLess: 'کەمتر پیشان بدە',
  },
  de: {
    showMore: 'Weiterlesen',
    showLess: 'Weniger anzeigen',
  },
  en: {
    showMore: 'Read more',
    showLess: 'Show less',
  },
  es: {
    showMore: 'Leer más',
    showLess: 'Mostrar menos',
  },
  fa: {
    showMore: 'ادامهٔ متن',
    showLess: 'نمایش کمتر',
  },
  fr: {
    showMore: 'Lire la suite',
    showLess: 'Afficher moins',
  },
  ha: {
    showMore: 'Ci gaba da karatu',
    showLess: 'Nuna kaɗan',
  },
  hi: {
    showMore: 'आगे पढ़ें',
    showLess: 'कम दिखाएँ',
  },
  id: {
    showMore: 'Baca selengkapnya',
    showLess: 'Tampilkan lebih sedikit',
  },
  it: {
    showMore: 'Continua a leggere',
    showLess: 'Mostra meno',
  },
  ja: {
    showMore: '続きを読む',
    showLess: '折りたたむ',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    showMore: 'Baca lagi',
    showLess: 'Papar kurang',
  },
  my: {
    showMore: 'ဆက်ဖတ်ရန်',
    showLess: 'လျှော့ပြရန်',
  },
  pt: {
    showMore: 'Ler mais',
    showLess: 'Mostrar menos',
  },
  ru: {
    showMore: 'Читать дальше',
    showLess: 'Свернуть',
  },
  sw: {
    showMore: 'Soma zaidi',
    showLess: 'Onyesha kidogo',
  },
  tg: {
    showMore: 'Идомаи матн',
    showLess: 'Намоиши камтар',
  },
  tl: {
    showMore: 'Magbasa pa',
    showLess: 'Magpakita nang mas kaunti',
  },
  tr: {
    showMore: 'Devamını oku',
    showLess: 'Daha az göster',
  },
  ur: {
    showMore: 'مزید پڑھیں',
    showLess: 'کم دکھائیں',
  },
  zh: {
    showMore: '阅读全文',
    showLess: '收起',
  },
};
