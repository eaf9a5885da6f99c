import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { pause: 'Rawestîne', resume: 'Bidomîne' };

/** What the ticker says. */
export const words: Words<'pause' | 'resume'> = {
  ar: { pause: 'إيقاف مؤقت', resume: 'استئناف' },
  az: { pause: 'دایاندیر', resume: 'داوام' },
  azc: { pause: 'Дајандыр', resume: 'Давам етдир' },
  azl: { pause: 'Dayandır', resume: 'Davam etdir' },
  bn: { pause: 'থামান', resume: 'চালু করুন' },
  bs: { pause: 'Pauza', resume: 'Nastavi' },
  ckb: { pause: 'ڕاگرتن', resume: 'بەردەوامبوون' },
  de: { pause: 'Anhalten', resume: 'Fortsetzen' },
  en: { pause: 'Pause', resume: 'Resume' },
  es: { pause: 'Pausar', resume: 'Reanudar' },
  fa: { pause: 'توقف', resume: 'ادامه' },
  fr: { pause: 'Mettre en pause', resume: 'Reprendre' },
  ha: { pause: 'Dakatar', resume: 'Ci gaba' },
  hi: { pause: 'रोकें', resume: 'फिर चलाएँ' },
  id: { pause: 'Jeda', resume: 'Lanjutkan' },
  it: { pause: 'Pausa', resume: 'Riprendi' },
  ja: { pause: '一時停止', resume: '再開' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { pause: 'Jeda', resume: 'Sambung semula' },
  my: { pause: 'ခေတ္တရပ်ရန်', resume: 'ဆက်လုပ်ရန်' },
  pt: { pause: 'Pausar', resume: 'Retomar' },
  ru: { pause: 'Пауза', resume: 'Продолжить' },
  sw: { pause: 'Sitisha', resume: 'Endelea' },
  tg: { pause: 'Таваққуф', resume: 'Идома' },
  tl: { pause: 'I-pause', resume: 'Ituloy' },
  tr: { pause: 'Duraklat', resume: 'Sürdür' },
  ur: { pause: 'روکیں', resume: 'جاری رکھیں' },
  zh: { pause: '暂停', resume: '继续' },
};
