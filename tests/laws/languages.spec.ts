import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '../../widgets/shared/render/languages.ts';
import { lostTextOn } from '../testing/lost-text.ts';
import { overflowOn } from '../testing/overflow.ts';
import { offerScriptFonts, setInScriptFonts } from '../testing/script-fonts.ts';
import { expect, test } from '../testing/test.ts';

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
