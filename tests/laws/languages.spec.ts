import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '../../widgets/shared/render/languages.ts';
import { lostTextOn } from '../testing/lost-text.ts';
import { overflowOn } from '../testing/overflow.ts';
import { offerScriptFonts, setInScriptFonts } from '../testing/script-fonts.ts';
import { expect, test } from '../testing/test.ts';

const codes = Object.keys(languages) as LanguageCode[];

/** Scripts whose letters are joined, or hang from a line: space between them takes words apart. */
const joined = /^(ar|az-Arab|ckb|fa|ur|bn|hi|my)$/;

/** Styles that a script or a language cannot bear, on any element of a page. */
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
  test(`every sentence in ${some.join(', ')} stays whole on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const code of some) {
      const { tag, direction } = languages[code];
      await page.goto(`/catalogue/in/${code}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveCSS('direction', direction);
      await page.locator('details').evaluateAll(all => all.forEach(details => details.setAttribute('open', '')));
      // The name of a story ends in an ellipsis; its video has all of it.
      const lost = (await lostTextOn(page)).filter(text => !text.includes(' in span.story-name '));
      expect.soft(lost, code).toEqual([]);
      expect.soft(await overflowOn(page), code).toEqual([]);
      expect.soft(await harmfulStyles(page, joined.test(tag)), code).toEqual([]);
    }
  });
}

/** Boxes that say much, and nothing that hangs on the day or on chance. */
const pictured = ['comment-form', 'like', 'rating'];

test('six scripts look as approved', async ({ page }) => {
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
    // Other versions of the browser smooth letters a little differently. Half a pixel between letters is already more.
    await expect.soft(page.locator('body')).toHaveScreenshot(`${code}.png`, { maxDiffPixelRatio: 0.003 });
  }
});
