import { basename } from 'node:path';

/** Rewrites the font URLs in CSS for pages. `addressOf` receives the path below the assets. */
export const withFontsAt = (css: string, addressOf: (path: string) => string): string =>
  css.replace(/url\("?\/assets\/([^")]+)"?\)/g, (_, path: string) => `url("${addressOf(path)}")`);

/** Rewrites CSS for pages into CSS for a file in the same folder as the fonts. */
export const besideFonts = (css: string): string => withFontsAt(css, path => basename(path));
