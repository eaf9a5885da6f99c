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

/** Looks at a page as readers of large letters and of small screens see it. */
export async function lookClosely(page: Page, look: (seen: string) => Promise<void>): Promise<void> {
  await setLetters(page, '200%');
  await look('large letters');
  await setLetters(page, '');
  await page.setViewportSize({ width: 180, height: 400 });
  await look('a narrow screen');
  await page.setViewportSize({ width: 360, height: 800 });
}
