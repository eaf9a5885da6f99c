import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  vote: 'Deng bide',
  voters: '{n} kes',
  counted: 'Dengê we hat tomarkirin.',
};

/** What a poll says. `{n}` stands for the number of voters. */
export const words: Words<'vote' | 'voters' | 'counted'> = {
  ar: {
    vote: 'تصويت',
    voters: 'عدد المشاركين: {n}',
    counted: 'تم تسجيل صوتك.',
  },
  az: {
    vote: 'سس وئر',
    voters: '{n} نفر',
    counted: 'سسینیز قئیده آلیندی.',
  },
  azc: {
    vote: 'Сәс вер',
    voters: '{n} нәфәр',
    counted: 'Сәсиниз гејдә алынды.',
  },
  azl: {
    vote: 'Səs ver',
    voters: '{n} nəfər',
    counted: 'Səsiniz qeydə alındı.',
  },
  bn: {
    vote: 'ভোট দিন',
    voters: '{n} জন',
    counted: 'আপনার ভোট গৃহীত হয়েছে।',
  },
  bs: {
    vote: 'Glasajte',
    voters: 'Broj učesnika: {n}',
    counted: 'Vaš glas je zabilježen.',
  },
  ckb: {
    vote: 'دەنگ بدە',
    voters: '{n} کەس',
    counted: 'دەنگەکەتان تۆمار کرا.',
  },
  de: {
    vote: 'Abstimmen',
    voters: 'Teilnehmende: {n}',
    counted: 'Ihre Stimme wurde gezählt.',
  },
  en: {
    vote: 'Vote',
    voters: '{n} people',
    counted: 'Your vote has been counted.',
  },
  es: {
    vote: 'Votar',
    voters: 'Participantes: {n}',
    counted: 'Su voto se ha registrado.',
  },
  fa: {
    vote: 'ثبت رأی',
    voters: '{n} نفر',
    counted: 'رأی شما ثبت شد.',
  },
  fr: {
    vote: 'Voter',
    voters: 'Participants\u00a0: {n}',
    counted: 'Votre vote a été pris en compte.',
  },
  ha: {
    vote: 'Kaɗa ƙuri’a',
    voters: 'Mutum {n}',
    counted: 'An karɓi ƙuri’arku.',
  },
  hi: {
    vote: 'वोट दें',
    voters: 'प्रतिभागी: {n}',
    counted: 'आपका वोट दर्ज हो गया है।',
  },
  id: {
    vote: 'Beri suara',
    voters: '{n} orang',
    counted: 'Suara Anda telah dicatat.',
  },
  it: {
    vote: 'Vota',
    voters: 'Partecipanti: {n}',
    counted: 'Il tuo voto è stato registrato.',
  },
  ja: {
    vote: '投票する',
    voters: '{n}人',
    counted: '投票を受け付けました。',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    vote: 'Undi',
    voters: '{n} orang',
    counted: 'Undi anda telah direkodkan.',
  },
  my: {
    vote: 'မဲပေးရန်',
    voters: '{n} ဦး',
    counted: 'သင့်မဲကို မှတ်တမ်းတင်ပြီးပါပြီ။',
  },
  pt: {
    vote: 'Votar',
    voters: 'Participantes: {n}',
    counted: 'Seu voto foi registrado.',
  },
  ru: {
    vote: 'Голосовать',
    voters: 'Проголосовало: {n}',
    counted: 'Ваш голос учтён.',
  },
  sw: {
    vote: 'Piga kura',
    voters: 'Watu {n}',
    counted: 'Kura yako imehesabiwa.',
  },
  tg: {
    vote: 'Овоз диҳед',
    voters: '{n} нафар',
    counted: 'Овози шумо ба ҳисоб гирифта шуд.',
  },
  tl: {
    vote: 'Bumoto',
    voters: '{n} katao',
    counted: 'Naitala na ang iyong boto.',
  },
  tr: {
    vote: 'Oy ver',
    voters: '{n} kişi',
    counted: 'Oyunuz kaydedildi.',
  },
  ur: {
    vote: 'ووٹ دیں',
    voters: 'شرکا کی تعداد: {n}',
    counted: 'آپ کا ووٹ درج کر لیا گیا ہے۔',
  },
  zh: {
    vote: '投票',
    voters: '{n}人',
    counted: '您的投票已计入。',
  },
};
