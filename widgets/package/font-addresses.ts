import { basename } from 'node:path';

/** CSS that is printed in pages, with other addresses of its fonts: `addressOf` is given a path below the assets. */
export const withFontsAt = (css: string, addressOf: (path: string) => string): string =>
  css.replace(/url\("?\/assets\/([^")]+)"?\)/g, (_, path: string) => `url("${addressOf(path)}")`);

/** CSS that is printed in pages, as it has to be in a file that stands beside the fonts. */
export const besideFonts = (css: string): string => withFontsAt(css, path => basename(path));
