import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { play: 'Bilîze: {title}' };

/** What the picture of a film does. */
export const words: Words<'play'> = {
  ar: { play: 'تشغيل: {title}' },
  az: { play: 'اوخوت: {title}' },
  azc: { play: 'Охут: {title}' },
  azl: { play: 'Oxut: {title}' },
  bn: { play: 'চালান: {title}' },
  bs: { play: 'Pokreni: {title}' },
  ckb: { play: 'لێدان: {title}' },
  de: { play: 'Abspielen: {title}' },
  en: { play: 'Play: {title}' },
  es: { play: 'Reproducir: {title}' },
  fa: { play: 'پخش: {title}' },
  fr: { play: 'Lire : {title}' },
  ha: { play: 'Kunna: {title}' },
  hi: { play: 'चलाएँ: {title}' },
  id: { play: 'Putar: {title}' },
  it: { play: 'Riproduci: {title}' },
  ja: { play: '再生: {title}' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { play: 'Mainkan: {title}' },
  my: { play: 'ဖွင့်ရန်: {title}' },
  pt: { play: 'Reproduzir: {title}' },
  ru: { play: 'Смотреть: {title}' },
  sw: { play: 'Cheza: {title}' },
  tg: { play: 'Пахш: {title}' },
  tl: { play: 'I-play: {title}' },
  tr: { play: 'Oynat: {title}' },
  ur: { play: 'چلائیں: {title}' },
  zh: { play: '播放：{title}' },
};
