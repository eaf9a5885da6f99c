import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { pause: 'Rawestîne', unmute: 'Deng veke' };

/** What the buttons over a story are called, beside what a lightbox says. */
export const words: Words<'pause' | 'unmute'> = {
  ar: { pause: 'إيقاف مؤقت', unmute: 'تشغيل الصوت' },
  az: { pause: 'دایاندیر', unmute: 'سسی آچ' },
  azc: { pause: 'Дајандыр', unmute: 'Сәси ач' },
  azl: { pause: 'Dayandır', unmute: 'Səsi aç' },
  bn: { pause: 'থামান', unmute: 'শব্দ চালু করুন' },
  bs: { pause: 'Pauza', unmute: 'Uključi zvuk' },
  ckb: { pause: 'ڕاگرتن', unmute: 'دەنگ بکەرەوە' },
  de: { pause: 'Anhalten', unmute: 'Ton einschalten' },
  en: { pause: 'Pause', unmute: 'Turn on sound' },
  es: { pause: 'Pausar', unmute: 'Activar el sonido' },
  fa: { pause: 'توقف', unmute: 'پخش صدا' },
  fr: { pause: 'Mettre en pause', unmute: 'Activer le son' },
  ha: { pause: 'Dakatar', unmute: 'Kunna sauti' },
  hi: { pause: 'रोकें', unmute: 'आवाज़ चालू करें' },
  id: { pause: 'Jeda', unmute: 'Nyalakan suara' },
  it: { pause: 'Pausa', unmute: 'Attiva l’audio' },
  ja: { pause: '一時停止', unmute: '音声をオンにする' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { pause: 'Jeda', unmute: 'Hidupkan bunyi' },
  my: { pause: 'ခေတ္တရပ်ရန်', unmute: 'အသံဖွင့်ရန်' },
  pt: { pause: 'Pausar', unmute: 'Ativar o som' },
  ru: { pause: 'Пауза', unmute: 'Включить звук' },
  sw: { pause: 'Sitisha', unmute: 'Washa sauti' },
  tg: { pause: 'Таваққуф', unmute: 'Садоро фаъол кардан' },
  tl: { pause: 'I-pause', unmute: 'Buksan ang tunog' },
  tr: { pause: 'Duraklat', unmute: 'Sesi aç' },
  ur: { pause: 'روکیں', unmute: 'آواز کھولیں' },
  zh: { pause: '暂停', unmute: '打开声音' },
};
