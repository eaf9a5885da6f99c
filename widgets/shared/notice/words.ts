import type { Words } from '../print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  notDone: 'Pêk nehat; dibe ku hûn ne girêdayî înternetê bin. Ji kerema xwe dîsa biceribînin.',
};

/** What a page says of a tap that could be neither done nor sent. */
export const words: Words<'notDone'> = {
  ar: {
    notDone: 'لم يتم ذلك، فقد لا تكون متصلًا بالإنترنت. يُرجى المحاولة مرة أخرى.',
  },
  az: {
    notDone: 'آلینمادی؛ اولا بیلسین، اینترنته باغلی دئییلسینیز. لوطفاً یئنی‌دن جهد ائدین.',
  },
  azc: {
    notDone: 'Алынмады; ола билсин, интернетә гошулу дејилсиниз. Зәһмәт олмаса, јенидән ҹәһд един.',
  },
  azl: {
    notDone: 'Alınmadı; ola bilsin, internetə qoşulu deyilsiniz. Zəhmət olmasa, yenidən cəhd edin.',
  },
  bn: {
    notDone: 'করা যায়নি; হয়তো আপনার ইন্টারনেট সংযোগ নেই। অনুগ্রহ করে আবার চেষ্টা করুন।',
  },
  bs: {
    notDone: 'Nije uspjelo; možda niste povezani na internet. Pokušajte ponovo.',
  },
  ckb: {
    notDone: 'نەکرا؛ ڕەنگە بە ئینتەرنێتەوە پەیوەست نەبن. تکایە دووبارە هەوڵ بدەنەوە.',
  },
  de: {
    notDone: 'Das hat nicht geklappt; vielleicht sind Sie offline. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    notDone: 'That did not work; you may be offline. Please try again.',
  },
  es: {
    notDone: 'No se ha podido hacer; es posible que no tenga conexión a internet. Inténtelo de nuevo.',
  },
  fa: {
    notDone: 'انجام نشد؛ شاید به اینترنت وصل نیستید. لطفاً دوباره تلاش کنید.',
  },
  fr: {
    notDone: 'Cela n’a pas abouti\u00a0; vous êtes peut-être hors ligne. Veuillez réessayer.',
  },
  ha: {
    notDone: 'Bai yi ba; watakila ba ku da intanet. Da fatan za a sake gwadawa.',
  },
  hi: {
    notDone: 'यह नहीं हो सका; शायद आपका इंटरनेट बंद है। कृपया फिर कोशिश करें।',
  },
  id: {
    notDone: 'Tidak berhasil; mungkin Anda tidak terhubung ke internet. Silakan coba lagi.',
  },
  it: {
    notDone: 'Non ha funzionato: forse sei offline. Riprova.',
  },
  ja: {
    notDone: '実行できませんでした。インターネットに接続されていない可能性があります。もう一度お試しください。',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    notDone: 'Tidak berjaya; mungkin anda tiada sambungan internet. Sila cuba lagi.',
  },
  my: {
    notDone: 'မလုပ်ဆောင်နိုင်ခဲ့ပါ။ အင်တာနက် ချိတ်ဆက်မထားခြင်း ဖြစ်နိုင်ပါသည်။ ထပ်မံကြိုးစားကြည့်ပါ။',
  },
  pt: {
    notDone: 'Não deu certo; talvez você esteja sem internet. Tente novamente.',
  },
  ru: {
    notDone: 'Не получилось: возможно, нет подключения к интернету. Попробуйте ещё раз.',
  },
  sw: {
    notDone: 'Haikufanikiwa; huenda huna intaneti. Tafadhali jaribu tena.',
  },
  tg: {
    notDone: 'Иҷро нашуд; шояд ба интернет пайваст нестед. Лутфан бори дигар кӯшиш кунед.',
  },
  tl: {
    notDone: 'Hindi ito nagawa; baka wala kang internet. Pakisubukan muli.',
  },
  tr: {
    notDone: 'Yapılamadı; internete bağlı olmayabilirsiniz. Lütfen tekrar deneyin.',
  },
  ur: {
    notDone: 'یہ نہیں ہو سکا؛ شاید آپ انٹرنیٹ سے منسلک نہیں ہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  zh: {
    notDone: '未能完成，您可能没有连接网络。请重试。',
  },
};
