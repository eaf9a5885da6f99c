import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '../../widgets/shared/render/languages.ts';
import { overflowOn } from '../testing/room.ts';
import { offerScriptFonts, setInScriptFonts } from '../testing/script-fonts.ts';
import { expect, test } from '../testing/test.ts';

const codes = Object.keys(languages) as LanguageCode[];

/** Scripts whose letters are joined, or hang from a line: space between them takes words apart. */
const joined = /^(ar|az-Arab|ckb|fa|ur|bn|hi|my)$/;

/**
 * The texts of a page that do not fit into where they are: wider than their element, or outside of an ancestor that
 * cuts what does not fit. What can be scrolled to or unfolded, is for screen readers alone, or ends in an ellipsis is
 * meant so.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const slack = 1;

    const controlled = new Set([...document.querySelectorAll('[aria-controls]')].map(one => one.getAttribute('aria-controls')));
    /** What cuts what is in an element, from within outwards, up to what is meant to be cut. */
    const cuttersOf = (element: Element | null): Element[] => {
      if (!element || element === document.body) return [document.body];
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isMeant = /auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isMeant || controlled.has(element.id)) return [];
      const around = known.get(element.parentElement) ?? cuttersOf(element.parentElement);
      known.set(element.parentElement, around);
      return overflowX + overflowY === 'visiblevisible' ? around : [element, ...around];
    };
    const known = new Map<Element | null, Element[]>();

    function isCutBy(element: Element, box: DOMRect): boolean {
      if (element === document.body) return box.left < -slack || box.right > innerWidth + slack;
      const { overflowX, overflowY } = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isCut = overflowX !== 'visible' && (box.left < left - slack || box.right > right + slack);
      return isCut || (overflowY !== 'visible' && (box.top < top - box.height / 2 || box.bottom > bottom + box.height / 2));
    }

    function isCut(text: Text): boolean {
      const element = text.parentElement;
      if (!element || !text.data.trim() || !element.checkVisibility() || element.closest('.visually-hidden,option')) return false;
      const { display, textOverflow } = getComputedStyle(element);
      const isTooWide = !display.startsWith('inline') && element.scrollWidth > element.clientWidth + slack;
      if (isTooWide && textOverflow !== 'ellipsis') return true;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cutters = cuttersOf(element);
      return [...range.getClientRects()].some(box => cutters.some(cutter => isCutBy(cutter, box)));
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (isCut(text)) found.push(`${text.parentElement?.className}: ${text.data}`);
    }
    return found;
  });

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
      expect.soft(await cutTexts(page), code).toEqual([]);
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
