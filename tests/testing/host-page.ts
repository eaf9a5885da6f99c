import type { Page } from '@playwright/test';
import { manifest } from './by-hand.ts';

const { stylesheet } = manifest();

/** Links the one stylesheet for pages of others. */
export const linkStyles = (page: Page): Promise<unknown> =>
  page.addStyleTag({ url: `/assets/${stylesheet}` });

/** Leaves the boxes of a catalogue's page, or of a page with examples, alone in it, as wide as the page. */
export const isolateBoxes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.specimen-box')].flatMap(box => [...box.childNodes]);
    const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')];
    document.body.replaceChildren(...boxes, ...examples);
    // Prevents one example from moving another.
    for (const { style } of examples) style.contain = 'layout paint';
    document.body.style.margin = '0';
    document.body.className = '';
    // The size of a text is the page's own.
    for (const text of document.querySelectorAll('.article-body')) text.classList.remove('article-body');
  });

/** Takes away what a page of ours has printed of styles, and links the one stylesheet instead. */
export async function exchangeStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style,[href="/page-styles.css"]')) style.remove();
    document.documentElement.dataset.colorScheme = 'light dark';
  });
  await linkStyles(page);
}

/** Parts of a page that are in a box of ours: a lightbox around an article, or a link to comments. */
const isOfPage = '[data-widget=lightbox],[data-widget=comments-link]';
export const inBoxes = ['[data-widget]', '[data-box]', '.box-place', '.wrap-row']
  .flatMap(box => [`${box}:not(${isOfPage})`, `${box}:not(${isOfPage}) *`])
  .join();
