import type { Words } from '../print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  failed: 'Dengê we nehat tomarkirin. Ji kerema xwe dîsa biceribînin.',
  unreachable: 'Nehat şandin; dibe ku hûn ne girêdayî înternetê bin. Ji kerema xwe dîsa biceribînin.',
};

/** What is said of a vote that was not counted. */
export const words: Words<'failed' | 'unreachable'> = {
  ar: {
    failed: 'لم يُسجَّل صوتك. يُرجى المحاولة مرة أخرى.',
    unreachable: 'لم يتم الإرسال، فقد لا تكون متصلًا بالإنترنت. يُرجى المحاولة مرة أخرى.',
  },
  az: {
    failed: 'سسینیز قئیده آلینمادی. لوطفاً یئنی‌دن جهد ائدین.',
    unreachable: 'گؤندریلمه‌دی؛ اولا بیلسین، اینترنته باغلی دئییلسینیز. لوطفاً یئنی‌دن جهد ائدین.',
  },
  azc: {
    failed: 'Сәсиниз гејдә алынмады. Зәһмәт олмаса, јенидән ҹәһд един.',
    unreachable: 'Ҝөндәрилмәди; ола билсин, интернетә гошулу дејилсиниз. Зәһмәт олмаса, јенидән ҹәһд един.',
  },
  azl: {
    failed: 'Səsiniz qeydə alınmadı. Zəhmət olmasa, yenidən cəhd edin.',
    unreachable: 'Göndərilmədi; ola bilsin, internetə qoşulu deyilsiniz. Zəhmət olmasa, yenidən cəhd edin.',
  },
  bn: {
    failed: 'আপনার ভোট গৃহীত হয়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
    unreachable: 'পাঠানো যায়নি; হয়তো আপনার ইন্টারনেট সংযোগ নেই। অনুগ্রহ করে আবার চেষ্টা করুন।',
  },
  bs: {
    failed: 'Vaš glas nije zabilježen. Pokušajte ponovo.',
    unreachable: 'Nije poslano; možda niste povezani na internet. Pokušajte ponovo.',
  },
  ckb: {
    failed: 'دەنگەکەتان تۆمار نەکرا. تکایە دووبارە هەوڵ بدەنەوە.',
    unreachable: 'نەنێردرا؛ ڕەنگە بە ئینتەرنێتەوە پەیوەست نەبن. تکایە دووبارە هەوڵ بدەنەوە.',
  },
  de: {
    failed: 'Ihre Stimme wurde nicht gezählt. Bitte versuchen Sie es noch einmal.',
    unreachable: 'Das Senden hat nicht geklappt; vielleicht sind Sie offline. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    failed: 'Your vote was not counted. Please try again.',
    unreachable: 'This was not sent; you may be offline. Please try again.',
  },
  es: {
    failed: 'Su voto no se ha registrado. Inténtelo de nuevo.',
    unreachable: 'No se ha enviado; es posible que no tenga conexión a internet. Inténtelo de nuevo.',
  },
  fa: {
    failed: 'رأی شما ثبت نشد. لطفاً دوباره تلاش کنید.',
    unreachable: 'فرستاده نشد؛ شاید به اینترنت وصل نیستید. لطفاً دوباره تلاش کنید.',
  },
  fr: {
    failed: 'Votre vote n’a pas été pris en compte. Veuillez réessayer.',
    unreachable: 'L’envoi n’a pas abouti\u00a0; vous êtes peut-être hors ligne. Veuillez réessayer.',
  },
  ha: {
    failed: 'Ba a karɓi ƙuri’arku ba. Da fatan za a sake gwadawa.',
    unreachable: 'Ba a aika ba; watakila ba ku da intanet. Da fatan za a sake gwadawa.',
  },
  hi: {
    failed: 'आपका वोट दर्ज नहीं हो सका। कृपया फिर कोशिश करें।',
    unreachable: 'भेजा नहीं जा सका; शायद आपका इंटरनेट बंद है। कृपया फिर कोशिश करें।',
  },
  id: {
    failed: 'Suara Anda tidak tercatat. Silakan coba lagi.',
    unreachable: 'Tidak terkirim; mungkin Anda tidak terhubung ke internet. Silakan coba lagi.',
  },
  it: {
    failed: 'Il tuo voto non è stato registrato. Riprova.',
    unreachable: 'Invio non riuscito: forse sei offline. Riprova.',
  },
  ja: {
    failed: '投票できませんでした。もう一度お試しください。',
    unreachable: '送信できませんでした。インターネットに接続されていない可能性があります。もう一度お試しください。',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    failed: 'Undi anda tidak direkodkan. Sila cuba lagi.',
    unreachable: 'Tidak dihantar; mungkin anda tiada sambungan internet. Sila cuba lagi.',
  },
  my: {
    failed: 'သင့်မဲကို မှတ်တမ်းမတင်နိုင်ခဲ့ပါ။ ထပ်မံကြိုးစားကြည့်ပါ။',
    unreachable: 'မပို့နိုင်ခဲ့ပါ။ အင်တာနက် ချိတ်ဆက်မထားခြင်း ဖြစ်နိုင်ပါသည်။ ထပ်မံကြိုးစားကြည့်ပါ။',
  },
  pt: {
    failed: 'Seu voto não foi registrado. Tente novamente.',
    unreachable: 'Não foi enviado; talvez você esteja sem internet. Tente novamente.',
  },
  ru: {
    failed: 'Ваш голос не учтён. Попробуйте ещё раз.',
    unreachable: 'Не отправлено: возможно, нет подключения к интернету. Попробуйте ещё раз.',
  },
  sw: {
    failed: 'Kura yako haikuhesabiwa. Tafadhali jaribu tena.',
    unreachable: 'Haikutumwa; huenda huna intaneti. Tafadhali jaribu tena.',
  },
  tg: {
    failed: 'Овози шумо ба ҳисоб гирифта нашуд. Лутфан бори дигар кӯшиш кунед.',
    unreachable: 'Фиристода нашуд; шояд ба интернет пайваст нестед. Лутфан бори дигар кӯшиш кунед.',
  },
  tl: {
    failed: 'Hindi naitala ang iyong boto. Pakisubukan muli.',
    unreachable: 'Hindi ito naipadala; baka wala kang internet. Pakisubukan muli.',
  },
  tr: {
    failed: 'Oyunuz kaydedilemedi. Lütfen tekrar deneyin.',
    unreachable: 'Gönderilemedi; internete bağlı olmayabilirsiniz. Lütfen tekrar deneyin.',
  },
  ur: {
    failed: 'آپ کا ووٹ درج نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    unreachable: 'بھیجا نہیں جا سکا؛ شاید آپ انٹرنیٹ سے منسلک نہیں ہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  zh: {
    failed: '您的投票未能计入，请重试。',
    unreachable: '未能发送，您可能没有连接网络。请重试。',
  },
};
