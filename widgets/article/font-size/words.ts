import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  title: 'Mezinahiya nivîsê',
  larger: 'Mezintir',
  smaller: 'Biçûktir',
  reset: 'Mezinahiya asayî',
};

/** What the font-size tools say. */
export const words: Words<'title' | 'larger' | 'smaller' | 'reset'> = {
  ar: {
    title: 'حجم الخط',
    larger: 'أكبر',
    smaller: 'أصغر',
    reset: 'الحجم العادي',
  },
  az: {
    title: 'یازی اؤلچوسو',
    larger: 'داها بؤیوک',
    smaller: 'داها کیچیک',
    reset: 'عادی اؤلچو',
  },
  azc: {
    title: 'Мәтнин өлчүсү',
    larger: 'Даһа бөјүк',
    smaller: 'Даһа кичик',
    reset: 'Ади өлчү',
  },
  azl: {
    title: 'Mətnin ölçüsü',
    larger: 'Daha böyük',
    smaller: 'Daha kiçik',
    reset: 'Adi ölçü',
  },
  bn: {
    title: 'লেখার আকার',
    larger: 'আরও বড়',
    smaller: 'আরও ছোট',
    reset: 'স্বাভাবিক আকার',
  },
  bs: {
    title: 'Veličina teksta',
    larger: 'Veći tekst',
    smaller: 'Manji tekst',
    reset: 'Uobičajena veličina',
  },
  ckb: {
    title: 'قەبارەی نووسین',
    larger: 'گەورەتر',
    smaller: 'بچووکتر',
    reset: 'قەبارەی ئاسایی',
  },
  de: {
    title: 'Schriftgröße',
    larger: 'Größer',
    smaller: 'Kleiner',
    reset: 'Normale Größe',
  },
  en: {
    title: 'Text size',
    larger: 'Larger',
    smaller: 'Smaller',
    reset: 'Normal size',
  },
  es: {
    title: 'Tamaño del texto',
    larger: 'Más grande',
    smaller: 'Más pequeño',
    reset: 'Tamaño normal',
  },
  fa: {
    title: 'اندازهٔ نوشته',
    larger: 'درشت‌تر',
    smaller: 'ریزتر',
    reset: 'اندازهٔ عادی',
  },
  fr: {
    title: 'Taille du texte',
    larger: 'Plus grand',
    smaller: 'Plus petit',
    reset: 'Taille normale',
  },
  ha: {
    title: 'Girman rubutu',
    larger: 'Ƙara girma',
    smaller: 'Rage girma',
    reset: 'Girman asali',
  },
  hi: {
    title: 'अक्षरों का आकार',
    larger: 'बड़ा',
    smaller: 'छोटा',
    reset: 'सामान्य आकार',
  },
  id: {
    title: 'Ukuran teks',
    larger: 'Lebih besar',
    smaller: 'Lebih kecil',
    reset: 'Ukuran normal',
  },
  it: {
    title: 'Dimensione del testo',
    larger: 'Più grande',
    smaller: 'Più piccolo',
    reset: 'Dimensione normale',
  },
  ja: {
    title: '文字サイズ',
    larger: '大きく',
    smaller: '小さく',
    reset: '標準サイズ',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    title: 'Saiz teks',
    larger: 'Lebih besar',
    smaller: 'Lebih kecil',
    reset: 'Saiz biasa',
  },
  my: {
    title: 'စာလုံးအရွယ်အစား',
    larger: 'ပိုကြီး',
    smaller: 'ပိုသေး',
    reset: 'ပုံမှန်အရွယ်',
  },
  pt: {
    title: 'Tamanho do texto',
    larger: 'Maior',
    smaller: 'Menor',
    reset: 'Tamanho normal',
  },
  ru: {
    title: 'Размер текста',
    larger: 'Крупнее',
    smaller: 'Мельче',
    reset: 'Обычный размер',
  },
  sw: {
    title: 'Ukubwa wa maandishi',
    larger: 'Makubwa zaidi',
    smaller: 'Madogo zaidi',
    reset: 'Ukubwa wa kawaida',
  },
  tg: {
    title: 'Андозаи матн',
    larger: 'Калонтар',
    smaller: 'Хурдтар',
    reset: 'Андозаи муқаррарӣ',
  },
  tl: {
    title: 'Laki ng teksto',
    larger: 'Mas malaki',
    smaller: 'Mas maliit',
    reset: 'Karaniwang laki',
  },
  tr: {
    title: 'Yazı boyutu',
    larger: 'Daha büyük',
    smaller: 'Daha küçük',
    reset: 'Normal boyut',
  },
  ur: {
    title: 'تحریر کا سائز',
    larger: 'بڑا',
    smaller: 'چھوٹا',
    reset: 'عام سائز',
  },
  zh: {
    title: '字号',
    larger: '放大',
    smaller: '缩小',
    reset: '默认字号',
  },
};
