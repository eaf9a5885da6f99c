/** In session storage, for as long as the reader goes on reading in this tab. */
const key = 'font-size';

/** Remembers the font size of articles, with its unit, for the reading session. Never throws. */
export function rememberReadingSize(size: string): void {
  try {
    sessionStorage.setItem(key, size);
  } catch {
    // The browser keeps nothing: the size is this page's alone.
  }
}

/** Lets the styles of articles begin in the size that the reader has chosen before. Never throws. */
export function applyReadingSize(): void {
  try {
    document.documentElement.style.setProperty('--reading-size', sessionStorage.getItem(key));
  } catch {
    // The browser keeps nothing.
  }
}
