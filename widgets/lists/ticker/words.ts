import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { pause: 'Rawestîne' };

/** What the ticker says. */
export const words: Words<'pause'> = {
  ar: { pause: 'إيقاف مؤقت' },
  az: { pause: 'دایاندیر' },
  azc: { pause: 'Дајандыр' },
  azl: { pause: 'Dayandır' },
  bn: { pause: 'থামান' },
  bs: { pause: 'Pauza' },
  ckb: { pause: 'ڕاگرتن' },
  de: { pause: 'Anhalten' },
  en: { pause: 'Pause' },
  es: { pause: 'Pausar' },
  fa: { pause: 'توقف' },
  fr: { pause: 'Mettre en pause' },
  ha: { pause: 'Dakatar' },
  hi: { pause: 'रोकें' },
  id: { pause: 'Jeda' },
  it: { pause: 'Pausa' },
  ja: { pause: '一時停止' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { pause: 'Jeda' },
  my: { pause: 'ခေတ္တရပ်ရန်' },
  pt: { pause: 'Pausar' },
  ru: { pause: 'Пауза' },
  sw: { pause: 'Sitisha' },
  tg: { pause: 'Таваққуф' },
  tl: { pause: 'I-pause' },
  tr: { pause: 'Duraklat' },
  ur: { pause: 'روکیں' },
  zh: { pause: '暂停' },
};
