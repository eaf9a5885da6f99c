/** Facts that select a page's fonts. */
interface PageLanguage {
  /** Language code. */
  language: string;
  savesData: boolean;
}

/** Languages in Arabic script, other than Persian, that have a font of their own. */
const inArabicLetters = new Set(['ar', 'az', 'ckb', 'ur']);

/**
 * Returns the font sheets of a page; empty for a language without a font of ours. With `savesData`, the sheets have
 * rules but no font file.
 */
export function fontSheetsOf({ language, savesData }: PageLanguage): string[] {
  if (language === 'en') return ['left-to-right', ...(savesData ? [] : ['english-font']), 'english'];
  const own = language === 'fa' ? 'fonts' : 'arabic-script';
  if (language === 'fa' || inArabicLetters.has(language)) return savesData ? ['fallback-fonts'] : [own, 'fallback-fonts'];
  return ['left-to-right', 'other-scripts'];
}
