import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { live: 'Zindî', failed: 'Weşana zindî niha nayê.', again: 'Dîsa biceribîne' };

/** The mark of a live stream, what is said where it cannot be had, and the button then. */
export const words: Words<'live' | 'failed' | 'again'> = {
  ar: { live: 'مباشر', failed: 'البث المباشر غير متاح الآن.', again: 'إعادة المحاولة' },
  az: { live: 'جانلی', failed: 'جانلی یایین ایندی گلمیر.', again: 'یئنی‌دن یوخلا' },
  azc: { live: 'Ҹанлы', failed: 'Ҹанлы јајым инди ачылмыр.', again: 'Јенидән јохла' },
  azl: { live: 'Canlı', failed: 'Canlı yayım indi açılmır.', again: 'Yenidən yoxla' },
  bn: { live: 'সরাসরি', failed: 'সরাসরি সম্প্রচার এখন পাওয়া যাচ্ছে না।', again: 'আবার চেষ্টা করুন' },
  bs: { live: 'Uživo', failed: 'Prijenos uživo trenutno nije dostupan.', again: 'Pokušaj ponovo' },
  ckb: { live: 'ڕاستەوخۆ', failed: 'پەخشی ڕاستەوخۆ ئێستا بەردەست نییە.', again: 'دووبارە هەوڵ بدەوە' },
  de: { live: 'Live', failed: 'Der Livestream ist gerade nicht zu erreichen.', again: 'Noch einmal versuchen' },
  en: { live: 'Live', failed: 'The live stream cannot be reached just now.', again: 'Try again' },
  es: { live: 'En directo', failed: 'La emisión en directo no está disponible ahora.', again: 'Reintentar' },
  fa: { live: 'زنده', failed: 'پخش زنده الان در دسترس نیست.', again: 'دوباره امتحان کنید' },
  fr: { live: 'En direct', failed: 'Le direct n’est pas accessible pour le moment.', again: 'Réessayer' },
  ha: { live: 'Kai tsaye', failed: 'Ba a samun watsa shirin kai tsaye a yanzu.', again: 'Sake gwadawa' },
  hi: { live: 'सीधा प्रसारण', failed: 'सीधा प्रसारण अभी उपलब्ध नहीं है।', again: 'फिर कोशिश करें' },
  id: { live: 'Siaran langsung', failed: 'Siaran langsung sedang tidak dapat diakses.', again: 'Coba lagi' },
  it: { live: 'In diretta', failed: 'La diretta al momento non è raggiungibile.', again: 'Riprova' },
  ja: { live: 'ライブ', failed: 'ただいまライブ配信を受信できません。', again: 'もう一度試す' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { live: 'Siaran langsung', failed: 'Siaran langsung tidak dapat dicapai sekarang.', again: 'Cuba lagi' },
  my: { live: 'တိုက်ရိုက်', failed: 'တိုက်ရိုက်ထုတ်လွှင့်မှုကို ယခု မရနိုင်ပါ။', again: 'ထပ်ကြိုးစားရန်' },
  pt: { live: 'Ao vivo', failed: 'A transmissão ao vivo não está disponível agora.', again: 'Tentar de novo' },
  ru: { live: 'Прямой эфир', failed: 'Прямой эфир сейчас недоступен.', again: 'Попробовать ещё раз' },
  sw: { live: 'Mubashara', failed: 'Matangazo ya moja kwa moja hayapatikani sasa.', again: 'Jaribu tena' },
  tg: { live: 'Мустақим', failed: 'Пахши мустақим ҳоло дастрас нест.', again: 'Аз нав кӯшиш кунед' },
  tl: { live: 'Live', failed: 'Hindi maabot ngayon ang live na palabas.', again: 'Subukan muli' },
  tr: { live: 'Canlı', failed: 'Canlı yayına şu anda ulaşılamıyor.', again: 'Yeniden dene' },
  ur: { live: 'براہِ راست', failed: 'براہِ راست نشریات ابھی دستیاب نہیں۔', again: 'دوبارہ کوشش کریں' },
  zh: { live: '直播', failed: '暂时无法收看直播。', again: '重试' },
};
