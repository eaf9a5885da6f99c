import { guarded } from './guarded.ts';

/** In session storage, for as long as the reader goes on reading in this tab. */
const key = 'font-size';

/** Remembers the font size of articles, with its unit, for the reading session. Never throws. */
export const rememberReadingSize = (size: string): void => guarded(() => sessionStorage.setItem(key, size));

/** Lets the styles of articles begin in the size that the reader has chosen before. Throws where nothing is kept. */
export const applyReadingSize = (): void =>
  document.documentElement.style.setProperty('--reading-size', sessionStorage.getItem(key));
