import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A font file and its characters. Browsers load it only if a page needs one of these. */
interface FontFile {
  path: string;
  unicodeRange: string;
}

/** Returns the files of the Chinese font, read from its stylesheet. */
function chineseFiles(): FontFile[] {
  const stylesheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'));
  const faces = readFileSync(stylesheet, 'utf8').matchAll(/url\((\S+?\.woff2)\)[^}]*?unicode-range: ([^;]+);/g);
  return Array.from(faces, ([, file = '', unicodeRange = '']) => {
    return { path: resolve(dirname(stylesheet), file), unicodeRange };
  });
}

/**
 * Fonts for the screenshots of scripts: machines differ, and many lack fonts for Burmese or Chinese. Persian, Sorani
 * and Urdu use the font whose subset the site serves; Russian uses the Chinese one.
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

/** Serves the fonts to all pages that a test opens from now on. */
export const offerScriptFonts = (page: Page): Promise<unknown> =>
  page.route('**/script-fonts/*', (route, request) => {
    const asked = files.find(({ path }) => request.url().endsWith(`/${basename(path)}`));
    return asked ? route.fulfill({ path: asked.path }) : route.abort();
  });

/** Sets a page in these fonts only, and waits until they have loaded. */
export const setInScriptFonts = (page: Page): Promise<void> =>
  page.evaluate(async faces => {
    for (const { name, unicodeRange } of faces) {
      document.fonts.add(new FontFace('Script', `url(/script-fonts/${name})`, { unicodeRange, weight: '400' }));
    }
    document.documentElement.style.setProperty('--text', 'Script');
    // Layout starts the loading of the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, files.map(({ path, unicodeRange }) => ({ name: basename(path), unicodeRange })));
