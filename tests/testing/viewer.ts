import type { Locator, Page } from '@playwright/test';
import { boxOf, wake } from './boxes.ts';
import { expect } from './test.ts';

/** A Persian gallery with eight pictures. */
export const gallery = '/news/1301';

export const lightboxOf = (page: Page): Locator => page.getByRole('dialog');
export const counterOf = (page: Page): Locator => page.locator('.lightbox-counter');
/** Returns a button of the open lightbox by its label. */
export const tool = (page: Page, name: string): Locator => lightboxOf(page).getByRole('button', { name, exact: true });

/** Returns the pictures of a gallery, without its main picture. */
export const slidesOf = (page: Page): Locator => page.locator('.gallery [data-slide]');

/**
 * Waits until the lightbox is fully open. Until then, PhotoSwipe ignores commands and does not load the slide's
 * neighbours.
 */
export async function opened(page: Page): Promise<void> {
  await expect(page.locator('.pswp__item[style*="display: block"]')).toHaveCount(3);
  await expect(page.locator('.pswp--ui-visible')).toHaveCSS('opacity', '1');
}

/** Opens a gallery's page, and its lightbox with a tap on a picture. */
export async function openAt(page: Page, address: string, position: number): Promise<void> {
  await page.goto(address);
  await wake(boxOf(page, 'gallery'));
  await slidesOf(page).nth(position).tap();
  await opened(page);
}

type Point = Readonly<Record<'x' | 'y', number>>;
type Line = readonly [from: Point, to: Point];

/** Moves several fingers at once in straight lines over the screen. */
async function draw(page: Page, ...lines: readonly Line[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const pointsAt = (share: number): (Point & { id: number })[] =>
    lines.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) });
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step / 8) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Swipes with one finger, by default across the middle of a picture. */
export const swipe = (page: Page, from: number, to: number, y = 330): Promise<void> =>
  draw(page, [{ x: from, y }, { x: to, y }]);

/** Spreads two fingers in the middle of the picture to zoom in. */
export const spread = (page: Page): Promise<void> =>
  draw(page, [{ x: 170, y: 320 }, { x: 60, y: 240 }], [{ x: 190, y: 340 }, { x: 300, y: 420 }]);
