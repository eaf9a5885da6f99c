import { guarded } from './guarded.ts';

/** Key in session storage: the size holds as long as the tab. */
const key = 'font-size';

/** Stores the font size of articles, with its unit, for the tab's session. Never throws. */
export const rememberReadingSize = (size: string): void => guarded(() => sessionStorage.setItem(key, size));

/** Sets the font size that the reader chose before. Throws if storage is refused. */
export const applyReadingSize = (): void =>
  document.documentElement.style.setProperty('--reading-size', sessionStorage.getItem(key));
