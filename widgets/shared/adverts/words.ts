import type { Words } from '../print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { advert: 'Reklam', skip: 'Reklamê derbas bike', skipIn: 'Derbaskirin piştî {n} çirkeyan' };

/** What is said with adverts before films. `{n}` stands for a number of seconds. */
export const words: Words<'advert' | 'skip' | 'skipIn'> = {
  ar: { advert: 'إعلان', skip: 'تخطّي الإعلان', skipIn: 'يمكن التخطّي بعد {n} ث' },
  az: { advert: 'رئکلام', skip: 'رئکلامی کئچ', skipIn: '{n} ثانیه‌دن سونرا کئچمک اولار' },
  azc: { advert: 'Реклам', skip: 'Рекламы кеч', skipIn: '{n} санијәдән сонра кечмәк олар' },
  azl: { advert: 'Reklam', skip: 'Reklamı keç', skipIn: '{n} saniyədən sonra keçmək olar' },
  bn: { advert: 'বিজ্ঞাপন', skip: 'বিজ্ঞাপন এড়িয়ে যান', skipIn: '{n} সেকেন্ড পরে এড়ানো যাবে' },
  bs: { advert: 'Reklama', skip: 'Preskoči reklamu', skipIn: 'Preskakanje za {n} s' },
  ckb: { advert: 'ڕیکلام', skip: 'ڕیکلامەکە بپەڕێنە', skipIn: 'دوای {n} چرکە دەپەڕێنرێت' },
  de: { advert: 'Werbung', skip: 'Werbung überspringen', skipIn: 'Überspringen in {n} s' },
  en: { advert: 'Advertisement', skip: 'Skip advert', skipIn: 'Skip in {n} s' },
  es: { advert: 'Publicidad', skip: 'Saltar anuncio', skipIn: 'Saltar en {n} s' },
  fa: { advert: 'آگهی', skip: 'رد کردن آگهی', skipIn: 'رد کردن آگهی تا {n} ثانیه دیگر' },
  fr: { advert: 'Publicité', skip: 'Passer la publicité', skipIn: 'Passer dans {n} s' },
  ha: { advert: 'Talla', skip: 'Tsallake tallan', skipIn: 'Za a iya tsallakewa bayan daƙiƙa {n}' },
  hi: { advert: 'विज्ञापन', skip: 'विज्ञापन छोड़ें', skipIn: '{n} सेकंड में छोड़ सकते हैं' },
  id: { advert: 'Iklan', skip: 'Lewati iklan', skipIn: 'Dapat dilewati dalam {n} detik' },
  it: { advert: 'Pubblicità', skip: 'Salta annuncio', skipIn: 'Salta tra {n} s' },
  ja: { advert: '広告', skip: '広告をスキップ', skipIn: 'あと{n}秒でスキップ可能' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { advert: 'Iklan', skip: 'Langkau iklan', skipIn: 'Boleh dilangkau dalam {n} saat' },
  my: { advert: 'ကြော်ငြာ', skip: 'ကြော်ငြာကို ကျော်ရန်', skipIn: '{n} စက္ကန့်အကြာတွင် ကျော်နိုင်သည်' },
  pt: { advert: 'Publicidade', skip: 'Pular anúncio', skipIn: 'Pular em {n} s' },
  ru: { advert: 'Реклама', skip: 'Пропустить рекламу', skipIn: 'Пропустить через {n} с' },
  sw: { advert: 'Tangazo', skip: 'Ruka tangazo', skipIn: 'Unaweza kuruka baada ya sekunde {n}' },
  tg: { advert: 'Эълон', skip: 'Гузаштан аз эълон', skipIn: 'Гузаштан пас аз {n} сония' },
  tl: { advert: 'Patalastas', skip: 'Laktawan ang patalastas', skipIn: 'Malalaktawan sa loob ng {n} segundo' },
  tr: { advert: 'Reklam', skip: 'Reklamı geç', skipIn: '{n} saniye sonra geçilebilir' },
  ur: { advert: 'اشتہار', skip: 'اشتہار چھوڑیں', skipIn: '{n} سیکنڈ بعد چھوڑ سکتے ہیں' },
  zh: { advert: '广告', skip: '跳过广告', skipIn: '{n} 秒后可跳过' },
};
