import type { Page } from '@playwright/test';

/** What reaches beyond the screen's edges, but for what can be scrolled to inside of a part of the page. */
export const reachingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isClipped = ({ parentElement }: Element): boolean =>
      parentElement !== null && (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));
    const reaching = [...document.body.querySelectorAll('*')].filter(element => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !isClipped(element);
    });
    return reaching.map(element => `${element.tagName} ${element.className}`);
  });

/** How much wider than the screen a page is, and by what; nothing where it is not. */
export async function overflowOn(page: Page): Promise<string[]> {
  const [width, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return width > room ? [`${width} px`, ...(await reachingOut(page))] : [];
}

/** Gives the page's letters another size, as a reader's browser does. */
export const setLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate(percent => document.documentElement.style.setProperty('font-size', percent), size);
