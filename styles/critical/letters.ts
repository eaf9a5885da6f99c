/** Which letters a page is set in hangs on its language, and on whether its reader saves data. */
interface PageLanguage {
  /** The code of its language. */
  language: string;
  savesData: boolean;
}

/** The languages in Arabic letters that have a font of their own beside Persian's. */
const inArabicLetters = new Set(['ar', 'az', 'ckb', 'ur']);

/** No rule for a language without a font of ours. Who saves data has the rules, and no font. */
export function lettersOf({ language, savesData }: PageLanguage): string[] {
  if (language === 'en') return ['left-to-right', ...(savesData ? [] : ['english-font']), 'english'];
  const own = language === 'fa' ? 'fonts' : 'arabic-script';
  if (language === 'fa' || inArabicLetters.has(language)) return savesData ? ['fallback-fonts'] : [own, 'fallback-fonts'];
  return ['left-to-right', 'other-scripts'];
}
