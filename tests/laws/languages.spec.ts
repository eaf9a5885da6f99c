import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '../../widgets/shared/render/languages.ts';
import { lostTextOn } from '../testing/lost-text.ts';
import { overflowOn } from '../testing/overflow.ts';
import { expect, test } from '../testing/test.ts';

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
const offerScriptFonts = (page: Page): Promise<unknown> =>
  page.route('**/script-fonts/*', (route, request) => {
    const asked = files.find(({ path }) => request.url().endsWith(`/${basename(path)}`));
    return asked ? route.fulfill({ path: asked.path }) : route.abort();
  });

/** Sets a page in these fonts only, and waits until they have loaded. */
const setInScriptFonts = (page: Page): Promise<void> =>
  page.evaluate(async faces => {
    for (const { name, unicodeRange } of faces) {
      document.fonts.add(new FontFace('Script', `url(/script-fonts/${name})`, { unicodeRange, weight: '400' }));
    }
    document.documentElement.style.setProperty('--text', 'Script');
    // Layout starts the loading of the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, files.map(({ path, unicodeRange }) => ({ name: basename(path), unicodeRange })));

const codes = Object.keys(languages) as LanguageCode[];

/** Languages whose scripts join letters or hang them from a line. Letter spacing breaks their words. */
const joined = /^(ar|az-Arab|ckb|fa|ur|bn|hi|my)$/;

/** Returns text styles that a script or language does not allow, such as letter spacing between joined letters. */
const harmfulStyles = (page: Page, isJoined: boolean): Promise<string[]> =>
  page.evaluate(spaced => {
    const isText = (node: Node): boolean => node instanceof Text && /\p{L}/u.test(node.data);
    const says = (element: Element): boolean => [...element.childNodes].some(isText) && element.checkVisibility();
    return [...document.body.querySelectorAll('*')].filter(says).flatMap(element => {
      const { letterSpacing, textTransform, wordBreak, lineBreak } = getComputedStyle(element);
      const styles = { textTransform, wordBreak, lineBreak, letterSpacing: spaced ? letterSpacing : 'normal' };
      const wrong = Object.entries(styles).filter(([, value]) => !/^(normal|none|auto)$/.test(value));
      return wrong.map(([name, value]) => `${element.tagName}.${element.className} ${name}: ${value}`);
    });
  }, isJoined);

for (const some of [codes.slice(0, 8), codes.slice(8, 15), codes.slice(15, 22), codes.slice(22)]) {
  test(`every sentence in ${some.join(', ')} fits on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const code of some) {
      const { tag, direction } = languages[code];
      await page.goto(`/catalogue/in/${code}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveCSS('direction', direction);
      await page.locator('details').evaluateAll(all => all.forEach(details => details.setAttribute('open', '')));
      // Long story names end in an ellipsis; the video shows them in full.
      const lost = (await lostTextOn(page)).filter(text => !text.includes(' in span.story-name '));
      expect.soft(lost, code).toEqual([]);
      expect.soft(await overflowOn(page), code).toEqual([]);
      expect.soft(await harmfulStyles(page, joined.test(tag)), code).toEqual([]);
    }
  });
}

/** Boxes with much text that depends neither on the date nor on chance. */
const pictured = ['comment-form', 'like', 'rating'];

test('six scripts match their approved screenshots', async ({ page }) => {
  await offerScriptFonts(page);
  const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"/>';
  await page.route('**/captcha/*', route => route.fulfill({ contentType: 'image/svg+xml', body: blank }));
  for (const code of ['fa', 'ckb', 'ur', 'my', 'zh', 'ru']) {
    await page.goto(`/catalogue/in/${code}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(names => {
      const boxes = names.flatMap(name => document.querySelector(`[data-widget="${name}"]`)?.closest('.specimen-box') ?? []);
      document.body.replaceChildren(...boxes);
    }, pictured);
    await setInScriptFonts(page);
    // Other browser versions antialias a little differently. A shift of half a pixel between letters already exceeds
    // this.
    await expect.soft(page.locator('body')).toHaveScreenshot(`${code}.png`, { maxDiffPixelRatio: 0.003 });
  }
});
