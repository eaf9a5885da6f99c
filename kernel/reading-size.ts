import { guarded } from './guarded.ts';

/** Session storage key: the size lasts as long as the tab. */
const key = 'font-size';

/** Stores the font size of articles, with its unit, for the tab's session. Never throws. */
export const rememberReadingSize = (size: string): void => guarded(() => sessionStorage.setItem(key, size));

/** Applies the font size that the reader chose earlier in this tab. Throws if the browser refuses storage. */
export const applyReadingSize = (): void =>
  document.documentElement.style.setProperty('--reading-size', sessionStorage.getItem(key));
