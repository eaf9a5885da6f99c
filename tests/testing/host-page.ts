import type { Page } from '@playwright/test';
import { manifest } from './by-hand.ts';

const { stylesheet } = manifest();

/** Links the stylesheet for host pages. */
export const linkStyles = (page: Page): Promise<unknown> =>
  page.addStyleTag({ url: `/assets/${stylesheet}` });

/** Removes everything from a catalogue page except its boxes or examples, at full width. */
export const isolateBoxes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.specimen-box')].flatMap(box => [...box.childNodes]);
    const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')];
    document.body.replaceChildren(...boxes, ...examples);
    // Prevents one example from moving another.
    for (const { style } of examples) style.contain = 'layout paint';
    document.body.style.margin = '0';
    document.body.className = '';
    // The host page defines the text size.
    for (const text of document.querySelectorAll('.article-body')) text.classList.remove('article-body');
  });

/** Replaces the styles of one of our pages by the stylesheet for host pages. */
export async function exchangeStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style,[href="/page-styles.css"]')) style.remove();
    document.documentElement.dataset.colorScheme = 'light dark';
  });
  await linkStyles(page);
}

/** Boxes whose content belongs to the host page: a lightbox around an article, or a link to comments. */
const isOfPage = '[data-widget=lightbox],[data-widget=comments-link]';
export const inBoxes = ['[data-widget]', '[data-box]', '.box-place', '.wrap-row']
  .flatMap(box => [`${box}:not(${isOfPage})`, `${box}:not(${isOfPage}) *`])
  .join();
