import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A file of a font, and the characters that it has: one that none of a page needs is not fetched. */
interface FontFile {
  path: string;
  unicodeRange: string;
}

/** The files of the Chinese font, by its style sheet. */
function chineseFiles(): FontFile[] {
  const stylesheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'));
  const faces = readFileSync(stylesheet, 'utf8').matchAll(/url\((\S+?\.woff2)\)[^}]*?unicode-range: ([^;]+);/g);
  return Array.from(faces, ([, file = '', unicodeRange = '']) => {
    return { path: resolve(dirname(stylesheet), file), unicodeRange };
  });
}

/**
 * Fonts for the scripts that pictures are taken of: machines differ, and many have none for Burmese or Chinese.
 * Persian, Sorani and Urdu have the font whose subset is served; Russian is in the Chinese one.
 */
const files: readonly FontFile[] = [
  {
    path: fileURLToPath(import.meta.resolve('vazirmatn/fonts/webfonts/Vazirmatn-Regular.woff2')),
    unicodeRange: 'U+0600-06FF, U+200B-200F',
  },
  {
    path: fileURLToPath(import.meta.resolve('@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2')),
    unicodeRange: 'U+1000-109F, U+AA60-AA7F',
  },
  ...chineseFiles(),
];

/** Has all pages that a test opens from here on find the fonts. */
export const offerScriptFonts = (page: Page): Promise<unknown> =>
  page.route('**/script-fonts/*', (route, request) => {
    const asked = files.find(({ path }) => request.url().endsWith(`/${basename(path)}`));
    return asked ? route.fulfill({ path: asked.path }) : route.abort();
  });

/** Sets a page in these fonts alone, and waits until it is. */
export const setInScriptFonts = (page: Page): Promise<void> =>
  page.evaluate(async faces => {
    for (const { name, unicodeRange } of faces) {
      document.fonts.add(new FontFace('Script', `url(/script-fonts/${name})`, { unicodeRange, weight: '400' }));
    }
    document.documentElement.style.setProperty('--text', 'Script');
    // It asks for the fonts of what is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, files.map(({ path, unicodeRange }) => ({ name: basename(path), unicodeRange })));
