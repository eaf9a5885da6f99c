import type { Page } from '@playwright/test';
import { namingOn, type Seen } from './names.ts';

/** Elements beyond the screen's edges, except in scrollable parts of the page. */
export const overflowingElements = async (page: Seen): Promise<string[]> =>
  page.evaluate(nameOf => {
    const { clientWidth } = document.documentElement;
    const isClipped = ({ parentElement }: Element): boolean =>
      parentElement !== null && (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));
    const reaching = [...document.body.querySelectorAll('*')].filter(element => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !isClipped(element);
    });
    return reaching.map(nameOf);
  }, await namingOn(page));

/** Width of a page beyond the screen, and the elements that cause it; empty without overflow. */
export async function overflowOn(page: Seen): Promise<string[]> {
  const [width, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return width > room ? [`${width} px`, ...(await overflowingElements(page))] : [];
}

/** Puts parts of a page alone into it, without any room around them, as a page of others may. */
export const withoutMargins = (page: Page, parts: string): Promise<void> =>
  page.evaluate(selector => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    document.body.replaceChildren(...all);
    for (const part of [document.body, ...all]) Object.assign(part.style, { margin: '0', padding: '0', border: '0' });
  }, parts);

/** Gives the page's letters another size, as a reader's browser does. */
export const setLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate(percent => document.documentElement.style.setProperty('font-size', percent), size);

/** The room between lines, words and letters that readers may ask for by WCAG 2.2, 1.4.12. */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: .12em !important;
  word-spacing: .16em !important;
}
p { margin-block-end: 2em !important }`;

/** Adds rules of a reader's own to a page, and takes those before away. */
const setRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Lays out what the browser skips because it is not on the screen. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
  });

/** Looks at a page as readers of large letters, of wide text and of small screens see it. */
export async function inLargeTextAndSmallScreens(page: Page, look: (seen: string) => Promise<void>): Promise<void> {
  await layOutAll(page);
  await setLetters(page, '200%');
  await look('large letters');
  await setLetters(page, '');
  await setRules(page, wideText);
  await look('wide text');
  await setRules(page, '');
  await page.setViewportSize({ width: 320, height: 256 });
  await look('a screen of 1280 pixels, four times as large');
  await page.setViewportSize({ width: 180, height: 400 });
  await look('a narrow screen');
  await page.setViewportSize({ width: 360, height: 800 });
}
