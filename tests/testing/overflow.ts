import type { Page } from '@playwright/test';
import { namingOn, type Seen } from './names.ts';

/** Returns elements beyond the left or right edge of the viewport, except in scrollable or clipped parts. */
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

/** Returns the width of a page wider than the viewport, and the elements that cause this; empty without overflow. */
export async function overflowOn(page: Seen): Promise<string[]> {
  const [width, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return width > room ? [`${width} px`, ...(await overflowingElements(page))] : [];
}

/** Removes everything from a page except these parts, and all margins, as on some host pages. */
export const withoutMargins = (page: Page, parts: string): Promise<void> =>
  page.evaluate(selector => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    document.body.replaceChildren(...all);
    for (const part of [document.body, ...all]) Object.assign(part.style, { margin: '0', padding: '0', border: '0' });
  }, parts);

/** Sets the page's root font size, as a reader can do in the browser's settings. */
export const setLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate(percent => document.documentElement.style.setProperty('font-size', percent), size);

/** Spacing of lines, words and letters that WCAG 2.2 (1.4.12) allows readers to set. */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: .12em !important;
  word-spacing: .16em !important;
}
p { margin-block-end: 2em !important }`;

/** Replaces the reader's own style rules on a page. */
const setRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Lays out content that the browser skips because it is outside of the viewport. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
  });

/** Checks a page with 200 % text size, with wide text spacing and on small screens. */
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
