/** Which letters a page is set in hangs on its language, and on whether its reader saves data. */
interface PageLanguage {
  /** The code of its language. */
  language: string;
  savesData: boolean;
}

/** The languages in Arabic letters that have a font of their own beside Persian's. */
const inArabicLetters = new Set(['ar', 'az', 'ckb', 'ur']);

/** The sheets of a page's letters: a page of another script has no font of ours, and no rule about one. */
export function lettersOf({ language, savesData }: PageLanguage): string[] {
  const own = language === 'fa' ? 'fonts' : 'arabic-script';
  if (language === 'fa' || inArabicLetters.has(language)) return savesData ? ['fallback-fonts'] : [own, 'fallback-fonts'];
  return [language === 'en' ? 'english' : 'other-scripts'];
}
