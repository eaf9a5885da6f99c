import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  more: 'Zêdetir nîşan bide',
  end: 'Nûçeyên din tune ne.',
  failed: 'Nûçeyên din nehatin barkirin. Ji kerema xwe dîsa biceribînin.',
};

/** What a list that can be continued says. */
export const words: Words<'more' | 'end' | 'failed'> = {
  ar: {
    more: 'عرض المزيد',
    end: 'لا توجد أخبار أخرى.',
    failed: 'تعذّر تحميل المزيد من الأخبار. يُرجى المحاولة مرة أخرى.',
  },
  az: {
    more: 'داها چوخ گؤستر',
    end: 'باشقا خبر یوخدور.',
    failed: 'باشقا خبرلر یوکلنمه‌دی. لوطفاً یئنی‌دن جهد ائدین.',
  },
  azc: {
    more: 'Даһа чох ҝөстәр',
    end: 'Башга хәбәр јохдур.',
    failed: 'Хәбәрләрин давамы јүкләнмәди. Зәһмәт олмаса, јенидән ҹәһд един.',
  },
  azl: {
    more: 'Daha çox göstər',
    end: 'Başqa xəbər yoxdur.',
    failed: 'Xəbərlərin davamı yüklənmədi. Zəhmət olmasa, yenidən cəhd edin.',
  },
  bn: {
    more: 'আরও দেখুন',
    end: 'আর কোনো খবর নেই।',
    failed: 'আরও খবর আনা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  },
  bs: {
    more: 'Prikaži više',
    end: 'Nema više vijesti.',
    failed: 'Učitavanje vijesti nije uspjelo. Pokušajte ponovo.',
  },
  ckb: {
    more: 'زیاتر پیشان بدە',
    end: 'هەواڵی تر نییە.',
    failed: 'هەواڵی زیاتر بار نەکرا. تکایە دووبارە هەوڵ بدەنەوە.',
  },
  de: {
    more: 'Mehr anzeigen',
    end: 'Es gibt keine weiteren Nachrichten.',
    failed: 'Weitere Nachrichten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    more: 'Show more',
    end: 'There is no more news.',
    failed: 'More news could not be loaded. Please try again.',
  },
  es: {
    more: 'Mostrar más',
    end: 'No hay más noticias.',
    failed: 'No se han podido cargar más noticias. Inténtelo de nuevo.',
  },
  fa: {
    more: 'نمایش بیشتر',
    end: 'خبر دیگری نیست.',
    failed: 'خبرهای بیشتر دریافت نشد. لطفاً دوباره تلاش کنید.',
  },
  fr: {
    more: 'Afficher plus',
    end: 'Il n’y a pas d’autres articles.',
    failed: 'Les articles suivants n’ont pas pu être chargés. Veuillez réessayer.',
  },
  ha: {
    more: 'Nuna ƙari',
    end: 'Babu sauran labarai.',
    failed: 'Ba a iya loda sauran labarai ba. Da fatan za a sake gwadawa.',
  },
  hi: {
    more: 'और दिखाएँ',
    end: 'और कोई खबर नहीं है।',
    failed: 'और खबरें लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  },
  id: {
    more: 'Tampilkan lebih banyak',
    end: 'Tidak ada berita lagi.',
    failed: 'Berita lainnya gagal dimuat. Silakan coba lagi.',
  },
  it: {
    more: 'Mostra altro',
    end: 'Non ci sono altre notizie.',
    failed: 'Non è stato possibile caricare altre notizie. Riprova.',
  },
  ja: {
    more: 'さらに表示',
    end: 'これ以上の記事はありません。',
    failed: '記事を読み込めませんでした。もう一度お試しください。',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    more: 'Papar lagi',
    end: 'Tiada berita lagi.',
    failed: 'Berita selanjutnya gagal dimuatkan. Sila cuba lagi.',
  },
  my: {
    more: 'နောက်ထပ် ကြည့်ရန်',
    end: 'နောက်ထပ် သတင်းမရှိတော့ပါ။',
    failed: 'နောက်ထပ်သတင်းများကို ဖွင့်၍မရပါ။ ထပ်မံကြိုးစားကြည့်ပါ။',
  },
  pt: {
    more: 'Mostrar mais',
    end: 'Não há mais notícias.',
    failed: 'Não foi possível carregar mais notícias. Tente novamente.',
  },
  ru: {
    more: 'Показать ещё',
    end: 'Больше новостей нет.',
    failed: 'Не удалось загрузить новости. Попробуйте ещё раз.',
  },
  sw: {
    more: 'Onyesha zaidi',
    end: 'Hakuna habari zaidi.',
    failed: 'Habari zaidi hazikupakiwa. Tafadhali jaribu tena.',
  },
  tg: {
    more: 'Намоиши бештар',
    end: 'Хабари дигар нест.',
    failed: 'Хабарҳои дигар бор нашуданд. Лутфан бори дигар кӯшиш кунед.',
  },
  tl: {
    more: 'Magpakita pa',
    end: 'Wala nang ibang balita.',
    failed: 'Hindi na-load ang iba pang balita. Pakisubukan muli.',
  },
  tr: {
    more: 'Daha fazla göster',
    end: 'Başka haber yok.',
    failed: 'Diğer haberler yüklenemedi. Lütfen tekrar deneyin.',
  },
  ur: {
    more: 'مزید دکھائیں',
    end: 'مزید کوئی خبر نہیں ہے۔',
    failed: 'مزید خبریں لوڈ نہیں ہو سکیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  zh: {
    more: '显示更多',
    end: '没有更多新闻了。',
    failed: '未能加载更多新闻，请重试。',
  },
};
