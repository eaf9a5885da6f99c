/** The codes of the interface languages. */
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
  /** In the language itself and its own script. */
  name: string;
  direction: 'rtl' | 'ltr';
}

/** What a page needs to know of each interface language. */
export const languages: Record<LanguageCode, Language> = {
  ar: { name: 'العربية', direction: 'rtl' },
  az: { name: 'آذربایجانجا', direction: 'rtl' },
  azc: { name: 'Азәрбајҹанҹа', direction: 'ltr' },
  azl: { name: 'Azərbaycanca', direction: 'ltr' },
  bn: { name: 'বাংলা', direction: 'ltr' },
  bs: { name: 'Bosanski', direction: 'ltr' },
  ckb: { name: 'کوردیی ناوەندی', direction: 'rtl' },
  de: { name: 'Deutsch', direction: 'ltr' },
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ha: { name: 'Hausa', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  kmr: { name: 'Kurmancî', direction: 'ltr' },
  ku: { name: 'Kurdî', direction: 'ltr' },
  ms: { name: 'Bahasa Melayu', direction: 'ltr' },
  my: { name: 'မြန်မာ', direction: 'ltr' },
  pt: { name: 'Português', direction: 'ltr' },
  ru: { name: 'Русский', direction: 'ltr' },
  sw: { name: 'Kiswahili', direction: 'ltr' },
  tg: { name: 'Тоҷикӣ', direction: 'ltr' },
  tl: { name: 'Tagalog', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  ur: { name: 'اردو', direction: 'rtl' },
  zh: { name: '中文', direction: 'ltr' },
};
