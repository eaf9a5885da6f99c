import { basename } from 'node:path';

/** CSS that is printed in pages, as it has to be in a file that stands beside the fonts. */
export const besideFonts = (css: string): string =>
  css.replace(/url\("\/assets\/([^"]*)"\)/g, (_, path: string) => `url("${basename(path)}")`);
