import type { Page } from '@playwright/test';
import { namingOn } from './names.ts';

/**
 * Returns blocks that miss an edge of the page's text by less than 25 px, and main headings that start elsewhere. Skips
 * content of elements with a background or a border, because those pad their content.
 */
export const strayEdgesOn = async (page: Page): Promise<string[]> =>
  page.evaluate(nameOf => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const around = main.getBoundingClientRect();
    const [left, right] = [around.left + parseFloat(paddingLeft), around.right - parseFloat(paddingRight)];
    const isBox = (element: Element): boolean => {
      const { backgroundColor, borderLeftWidth, overflowX, position } = getComputedStyle(element);
      return !/, 0\)$/.test(backgroundColor) || borderLeftWidth !== '0px' || overflowX !== 'visible' || position !== 'static';
    };
    const isInBox = ({ parentElement }: Element): boolean =>
      parentElement !== null && !parentElement.matches('main, body') && (isBox(parentElement) || isInBox(parentElement));
    const isAt = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
    const isNear = (one: number, edge: number, margin: number): boolean =>
      Math.abs(one - edge) < 25 && !isAt(one, edge) && !isAt(one, margin);
    const selector = ':is(h1, h2, section, header, nav, form, button):not(body > *), body > header > *';
    const blocks = [...document.querySelectorAll(selector)].filter(block => {
      const { width, height } = block.getBoundingClientRect();
      return (block.matches('main h1') || width > (right - left) * 0.6) && height > 0 && !isInBox(block);
    });
    const stray = blocks.filter(block => {
      const area = block.getBoundingClientRect();
      const misses = isNear(area.left, left, around.left) || isNear(area.right, right, around.right);
      return misses || (block.matches('main h1:not(article h1)') && !isAt(area.left, left) && !isAt(area.right, right));
    });
    return stray.map(nameOf);
  }, await namingOn(page));
