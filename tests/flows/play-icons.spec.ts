import type { Locator } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { expect, test } from '../testing/test.ts';

/** Play icons, each with a Persian and an English page that shows it. */
const icons = [
  ['.slide-video', '/news/1302', '/news/1321'],
  ['.player-sign', '/news/1311', '/news/1322'],
  ['.lazy-video-mark', '/category/video', '/category/films'],
] as const;

/** Side in CSS pixels of the square around an icon's triangle. */
const side = 28;

/**
 * Counts the light pixels in the left and in the right half of an icon's centre. A triangle that points right has more
 * of them on its left.
 */
async function lightOf(icon: Locator): Promise<{ left: number; right: number }> {
  await icon.scrollIntoViewIfNeeded();
  const isPainted = (): Promise<boolean> =>
    icon.page().evaluate(() => {
      const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
      return [...document.images].every(image => image.complete || !isSeen(image.getBoundingClientRect()));
    });
  await expect.poll(isPainted).toBe(true);
  const box = await icon.boundingBox();
  if (!box) throw new Error('The icon is not seen');
  const clip = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const shot = (await icon.page().screenshot({ clip })).toString('base64');
  return icon.page().evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const light = { left: 0, right: 0 };
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
      const isLit = Math.min(red, green, blue) > 200;
      if (isLit) light[pixel % width < width / 2 ? 'left' : 'right'] += 1;
    }
    return light;
  }, shot);
}

test('every play icon points right on right-to-left and left-to-right pages', async ({ page }) => {
  for (const [selector, ...addresses] of icons) {
    for (const address of isNightly ? addresses : addresses.slice(0, 1)) {
      await page.goto(address);
      const { left, right } = await lightOf(page.locator(selector).first());
      expect(right, address).toBeGreaterThan(0);
      expect(left / right, address).toBeGreaterThan(1.2);
    }
  }
});
