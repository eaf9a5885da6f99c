import type { Locator, Page } from '@playwright/test';
import { boxOf, wake } from './boxes.ts';
import { expect } from './test.ts';

/** A Persian gallery with eight pictures, and an English one with six slides. */
export const gallery = '/news/1301';
export const englishGallery = '/news/1321';

export const lightboxOf = (page: Page): Locator => page.getByRole('dialog');
export const counterOf = (page: Page): Locator => page.locator('.lightbox-counter');
/** A button of the open lightbox, by its label. */
export const tool = (page: Page, name: string): Locator => lightboxOf(page).getByRole('button', { name, exact: true });

/** The pictures of a gallery's album, of which its main picture is none. */
export const slidesOf = (page: Page): Locator => page.locator('.gallery [data-slide]');

/** Waits until the lightbox has come to rest: PhotoSwipe takes no orders while it opens. */
export async function opened(page: Page): Promise<void> {
  await expect(page.locator('.pswp--ui-visible')).toHaveCSS('opacity', '1');
}

/** Opens a gallery's page, and its lightbox with a tap on one of its pictures. */
export async function openAt(page: Page, address: string, position: number): Promise<void> {
  await page.goto(address);
  await wake(boxOf(page, 'gallery'));
  await slidesOf(page).nth(position).tap();
  await opened(page);
}

/** Draws a finger over the middle of the picture, from one side of the screen to the other. */
export async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const y = 330;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const x = from + ((to - from) * step) / 8;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
