import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  vote: 'Deng bide',
  voters: '{n} kes',
  counted: 'Dengê we hat tomarkirin.',
  failed: 'Dengê we nehat tomarkirin. Ji kerema xwe dîsa biceribînin.',
};

/** What a poll says. `{n}` stands for the number of voters. */
export const words: Words<'vote' | 'voters' | 'counted' | 'failed'> = {
  ar: {
    vote: 'تصويت',
    voters: 'عدد المشاركين: {n}',
    counted: 'تم تسجيل صوتك.',
    failed: 'لم يُسجَّل صوتك. يُرجى المحاولة مرة أخرى.',
  },
  az: {
    vote: 'سس وئر',
    voters: '{n} نفر',
    counted: 'سسینیز قئیده آلیندی.',
    failed: 'سسینیز قئیده آلینمادی. لوطفاً یئنی‌دن جهد ائدین.',
  },
  azc: {
    vote: 'Сәс вер',
    voters: '{n} нәфәр',
    counted: 'Сәсиниз гејдә алынды.',
    failed: 'Сәсиниз гејдә алынмады. Зәһмәт олмаса, јенидән ҹәһд един.',
  },
  azl: {
    vote: 'Səs ver',
    voters: '{n} nəfər',
    counted: 'Səsiniz qeydə alındı.',
    failed: 'Səsiniz qeydə alınmadı. Zəhmət olmasa, yenidən cəhd edin.',
  },
  bn: {
    vote: 'ভোট দিন',
    voters: '{n} জন',
    counted: 'আপনার ভোট গৃহীত হয়েছে।',
    failed: 'আপনার ভোট গৃহীত হয়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  },
  bs: {
    vote: 'Glasajte',
    voters: 'Broj učesnika: {n}',
    counted: 'Vaš glas je zabilježen.',
    failed: 'Vaš glas nije zabilježen. Pokušajte ponovo.',
  },
  ckb: {
    vote: 'دەنگ بدە',
    voters: '{n} کەس',
    counted: 'دەنگەکەتان تۆمار کرا.',
    failed: 'دەنگەکەتان تۆمار نەکرا. تکایە دووبارە هەوڵ بدەنەوە.',
  },
  de: {
    vote: 'Abstimmen',
    voters: 'Teilnehmende: {n}',
    counted: 'Ihre Stimme wurde gezählt.',
    failed: 'Ihre Stimme wurde nicht gezählt. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    vote: 'Vote',
    voters: '{n} people',
    counted: 'Your vote has been counted.',
    failed: 'Your vote was not counted. Please try again.',
  },
  es: {
    vote: 'Votar',
    voters: 'Participantes: {n}',
    counted: 'Su voto se ha registrado.',
    failed: 'Su voto no se ha registrado. Inténtelo de nuevo.',
  },
  fa: {
    vote: 'ثبت رأی',
    voters: '{n} نفر',
    counted: 'رأی شما ثبت شد.',
    failed: 'رأی شما ثبت نشد. لطفاً دوباره تلاش کنید.',
  },
  fr: {
    vote: 'Voter',
    voters: 'Participants\u00a0: {n}',
    counted: 'Votre vote a été pris en compte.',
    failed: 'Votre vote n’a pas été pris en compte. Veuillez réessayer.',
  },
  ha: {
    vote: 'Kaɗa ƙuri’a',
    voters: 'Mutum {n}',
    counted: 'An karɓi ƙuri’arku.',
    failed: 'Ba a karɓi ƙuri’arku ba. Da fatan za a sake gwadawa.',
  },
  hi: {
    vote: 'वोट दें',
    voters: 'प्रतिभागी: {n}',
    counted: 'आपका वोट दर्ज हो गया है।',
    failed: 'आपका वोट दर्ज नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  id: {
    vote: 'Beri suara',
    voters: '{n} orang',
    counted: 'Suara Anda telah dicatat.',
    failed: 'Suara Anda tidak tercatat. Silakan coba lagi.',
  },
  it: {
    vote: 'Vota',
    voters: 'Partecipanti: {n}',
    counted: 'Il tuo voto è stato registrato.',
    failed: 'Il tuo voto non è stato registrato. Riprova.',
  },
  ja: {
    vote: '投票する',
    voters: '{n}人',
    counted: '投票を受け付けました。',
    failed: '投票できませんでした。もう一度お試しください。',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    vote: 'Undi',
    voters: '{n} orang',
    counted: 'Undi anda telah direkodkan.',
    failed: 'Undi anda tidak direkodkan. Sila cuba lagi.',
  },
  my: {
    vote: 'မဲပေးရန်',
    voters: '{n} ဦး',
    counted: 'သင့်မဲကို မှတ်တမ်းတင်ပြီးပါပြီ။',
    failed: 'သင့်မဲကို မှတ်တမ်းမတင်နိုင်ခဲ့ပါ။ ထပ်မံကြိုးစားကြည့်ပါ။',
  },
  pt: {
    vote: 'Votar',
    voters: 'Participantes: {n}',
    counted: 'Seu voto foi registrado.',
    failed: 'Seu voto não foi registrado. Tente novamente.',
  },
  ru: {
    vote: 'Голосовать',
    voters: 'Проголосовало: {n}',
    counted: 'Ваш голос учтён.',
    failed: 'Ваш голос не учтён. Попробуйте ещё раз.',
  },
  sw: {
    vote: 'Piga kura',
    voters: 'Watu {n}',
    counted: 'Kura yako imehesabiwa.',
    failed: 'Kura yako haikuhesabiwa. Tafadhali jaribu tena.',
  },
  tg: {
    vote: 'Овоз диҳед',
    voters: '{n} нафар',
    counted: 'Овози шумо ба ҳисоб гирифта шуд.',
    failed: 'Овози шумо ба ҳисоб гирифта нашуд. Лутфан бори дигар кӯшиш кунед.',
  },
  tl: {
    vote: 'Bumoto',
    voters: '{n} katao',
    counted: 'Naitala na ang iyong boto.',
    failed: 'Hindi naitala ang iyong boto. Pakisubukan muli.',
  },
  tr: {
    vote: 'Oy ver',
    voters: '{n} kişi',
    counted: 'Oyunuz kaydedildi.',
    failed: 'Oyunuz kaydedilemedi. Lütfen tekrar deneyin.',
  },
  ur: {
    vote: 'ووٹ دیں',
    voters: 'شرکا کی تعداد: {n}',
    counted: 'آپ کا ووٹ درج کر لیا گیا ہے۔',
    failed: 'آپ کا ووٹ درج نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  zh: {
    vote: '投票',
    voters: '{n}人',
    counted: '您的投票已计入。',
    failed: '您的投票未能计入，请重试。',
  },
};
