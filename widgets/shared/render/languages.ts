/** Codes of the interface languages. */
export type LanguageCode =
  | 'ar'
  | 'az'
  | 'azc'
  | 'azl'
  | 'bn'
  | 'bs'
  | 'ckb'
  | 'de'
  | 'en'
  | 'es'
  | 'fa'
  | 'fr'
  | 'ha'
  | 'hi'
  | 'id'
  | 'it'
  | 'ja'
  | 'kmr'
  | 'ku'
  | 'ms'
  | 'my'
  | 'pt'
  | 'ru'
  | 'sw'
  | 'tg'
  | 'tl'
  | 'tr'
  | 'ur'
  | 'zh';

interface Language {
  /** Language tag for `lang` and `Intl`, because some codes are not valid tags. */
  tag: string;
  /** Name in the language itself and its own script. */
  name: string;
  direction: 'rtl' | 'ltr';
}

/** Tag, name and direction of each interface language. */
export const languages: Record<LanguageCode, Language> = {
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl' },
  az: { tag: 'az-Arab', name: 'آذربایجانجا', direction: 'rtl' },
  azc: { tag: 'az-Cyrl', name: 'Азәрбајҹанҹа', direction: 'ltr' },
  azl: { tag: 'az-Latn', name: 'Azərbaycanca', direction: 'ltr' },
  bn: { tag: 'bn', name: 'বাংলা', direction: 'ltr' },
  bs: { tag: 'bs', name: 'Bosanski', direction: 'ltr' },
  ckb: { tag: 'ckb', name: 'کوردیی ناوەندی', direction: 'rtl' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  en: { tag: 'en', name: 'English', direction: 'ltr' },
  es: { tag: 'es', name: 'Español', direction: 'ltr' },
  fa: { tag: 'fa', name: 'فارسی', direction: 'rtl' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr' },
  ha: { tag: 'ha', name: 'Hausa', direction: 'ltr' },
  hi: { tag: 'hi', name: 'हिन्दी', direction: 'ltr' },
  id: { tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  it: { tag: 'it', name: 'Italiano', direction: 'ltr' },
  ja: { tag: 'ja', name: '日本語', direction: 'ltr' },
  kmr: { tag: 'ku', name: 'Kurmancî', direction: 'ltr' },
  ku: { tag: 'ku', name: 'Kurdî', direction: 'ltr' },
  ms: { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  my: { tag: 'my', name: 'မြန်မာ', direction: 'ltr' },
  pt: { tag: 'pt', name: 'Português', direction: 'ltr' },
  ru: { tag: 'ru', name: 'Русский', direction: 'ltr' },
  sw: { tag: 'sw', name: 'Kiswahili', direction: 'ltr' },
  tg: { tag: 'tg', name: 'Тоҷикӣ', direction: 'ltr' },
  tl: { tag: 'fil', name: 'Tagalog', direction: 'ltr' },
  tr: { tag: 'tr', name: 'Türkçe', direction: 'ltr' },
  ur: { tag: 'ur', name: 'اردو', direction: 'rtl' },
  zh: { tag: 'zh', name: '中文', direction: 'ltr' },
};
