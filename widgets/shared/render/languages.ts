import {
  arabic, never, onlyOne, type PluralRule, slavic, tagalog, withMillions, zeroOrOne,
} from './plural-rules.ts';

interface Language {
  /** Language tag for `lang` and `Intl`, because some codes are not valid tags. */
  tag: string;
  /** Name in the language itself and its own script. */
  name: string;
  direction: 'rtl' | 'ltr';
  plural: PluralRule;
}

const table = {
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl', plural: arabic },
  az: { tag: 'az-Arab', name: 'آذربایجانجا', direction: 'rtl', plural: onlyOne },
  azc: { tag: 'az-Cyrl', name: 'Азәрбајҹанҹа', direction: 'ltr', plural: onlyOne },
  azl: { tag: 'az-Latn', name: 'Azərbaycanca', direction: 'ltr', plural: onlyOne },
  bn: { tag: 'bn', name: 'বাংলা', direction: 'ltr', plural: zeroOrOne },
  bs: { tag: 'bs', name: 'Bosanski', direction: 'ltr', plural: slavic('other') },
  ckb: { tag: 'ckb', name: 'کوردیی ناوەندی', direction: 'rtl', plural: onlyOne },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr', plural: onlyOne },
  en: { tag: 'en', name: 'English', direction: 'ltr', plural: onlyOne },
  es: { tag: 'es', name: 'Español', direction: 'ltr', plural: withMillions(onlyOne) },
  fa: { tag: 'fa', name: 'فارسی', direction: 'rtl', plural: zeroOrOne },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr', plural: withMillions(zeroOrOne) },
  ha: { tag: 'ha', name: 'Hausa', direction: 'ltr', plural: onlyOne },
  hi: { tag: 'hi', name: 'हिन्दी', direction: 'ltr', plural: zeroOrOne },
  id: { tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr', plural: never },
  it: { tag: 'it', name: 'Italiano', direction: 'ltr', plural: withMillions(onlyOne) },
  ja: { tag: 'ja', name: '日本語', direction: 'ltr', plural: never },
  kmr: { tag: 'ku', name: 'Kurmancî', direction: 'ltr', plural: onlyOne },
  ku: { tag: 'ku', name: 'Kurdî', direction: 'ltr', plural: onlyOne },
  ms: { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr', plural: never },
  my: { tag: 'my', name: 'မြန်မာ', direction: 'ltr', plural: never },
  pt: { tag: 'pt', name: 'Português', direction: 'ltr', plural: withMillions(zeroOrOne) },
  ru: { tag: 'ru', name: 'Русский', direction: 'ltr', plural: slavic('many') },
  sw: { tag: 'sw', name: 'Kiswahili', direction: 'ltr', plural: onlyOne },
  tg: { tag: 'tg', name: 'Тоҷикӣ', direction: 'ltr', plural: never },
  tl: { tag: 'fil', name: 'Tagalog', direction: 'ltr', plural: tagalog },
  tr: { tag: 'tr', name: 'Türkçe', direction: 'ltr', plural: onlyOne },
  ur: { tag: 'ur', name: 'اردو', direction: 'rtl', plural: onlyOne },
  zh: { tag: 'zh', name: '中文', direction: 'ltr', plural: never },
} satisfies Record<string, Language>;

/** Codes of the interface languages. */
export type LanguageCode = keyof typeof table;

/** Tag, name, direction and plural rule of each interface language. */
export const languages: Readonly<Record<LanguageCode, Language>> = table;
