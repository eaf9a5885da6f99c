import type { Locator, Page } from '@playwright/test';
import { wake } from '../testing/boxes.ts';
import { openByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';
import { swipe } from '../testing/viewer.ts';

/** Returns the first slider with the class of a setting. */
const sliderOf = (page: Page, setting: string): Locator => page.locator(`.slider-${setting}`).first();

/** Returns the indexes of the visible slides. */
const seenIn = (box: Locator): Promise<number[]> =>
  box.evaluate(element => {
    const frame = (element.querySelector('.slider-track, .slider-items') as HTMLElement).getBoundingClientRect();
    const slides = [...element.querySelectorAll('.slider-item:not([aria-hidden])')];
    return slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > frame.left - 2 && right < frame.right + 2 ? [index] : [];
    });
  });

const expectSeen = (box: Locator, places: number[]): Promise<void> =>
  expect.poll(() => seenIn(box), { intervals: [50] }).toEqual(places);

/** Swipes sideways over a box. */
async function swipeOver(box: Locator, distance: number): Promise<void> {
  const { x, y, width, height } = (await box.locator('.slider-track').boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
  const middle = x + width / 2;
  await swipe(box.page(), middle, middle + distance, y + height / 2);
}

test('a slider moves in reading direction, and a looping one goes from the last slide to the first', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/catalogue/slider');
  const box = sliderOf(page, '3');
  await wake(box);
  await box.getByRole('button', { name: 'بعدی' }).tap();
  await expectSeen(box, [1]);
  expect(Math.sign(await box.locator('.slider-items').evaluate(({ scrollLeft }) => scrollLeft))).toBe(-1);
  const pages = box.locator('.slider-pager button');
  await pages.last().tap();
  await expectSeen(box, [4]);
  await expect(pages.last()).toHaveAttribute('aria-current', 'true');
  await expect(box.getByRole('button', { name: 'بعدی' })).toHaveAttribute('aria-disabled', 'true');

  const loop = sliderOf(page, 'looping');
  await wake(loop);
  await loop.getByRole('button', { name: 'قبلی' }).tap();
  await expectSeen(loop, [4]);
  await swipeOver(loop, 100);
  await expectSeen(loop, [0]);
  await swipeOver(loop, 10);
  await expect(loop.locator('.slider-status')).toHaveText(/^۱/);
  expect(await shifts()).toEqual([]);
});

test('a slider whose slides all fit hides its arrows and shifts no layout', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const sliderByHand = (count: number, conf: object): string => `
    <section class="slider slider-${count}" data-widget="slider" data-conf='${JSON.stringify(conf)}'>
      <div class="slider-head"><h2>Pictures</h2><button class="slider-previous" type="button">‹</button>
        <p class="slider-status"></p><button class="slider-next" type="button">›</button></div>
      <div class="slider-track" data-glide-el="track"><div class="slider-items">${'<p>A picture</p>'.repeat(count)}</div></div>
    </section><p>What follows</p>`;
  await openByHand(page, stylesheetByHand() + sliderByHand(1, { id: 'home', loop: true }) + sliderByHand(2, { items: 2 }));
  for (const count of [1, 2]) {
    const box = sliderOf(page, `${count}`);
    await wake(box);
    await expect(box.locator('button').filter({ visible: true })).toHaveCount(0);
  }
  expect(await shifts()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a slider shows as many slides as fit, and the others by scrolling', async ({ page }) => {
    await page.goto('/en/catalogue/slider');
    const box = sliderOf(page, '3');
    for (const [width, seen] of [[480, 1], [481, 2], [767, 2], [768, 3]] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await seenIn(box)).length, `${width}`).toBe(seen);
    }
    expect(await box.locator('.slider-items').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await expect(box.locator('.slider-steering')).toBeHidden();
  });
});

test('a slider shows four columns in two rows, and its pager three pictures in a row or five in a column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/catalogue/slider');
  await expect.poll(() => seenIn(sliderOf(page, 'rows-2'))).toEqual([0, 1, 2, 3]);
  const inSight = (setting: string) =>
    page.locator(`.slider-${setting} .slider-pager`).first().evaluate(pager => {
      const { left, right, top, bottom } = pager.getBoundingClientRect();
      return [...pager.children].filter(child => {
        const place = child.getBoundingClientRect();
        return place.left > left - 2 && place.right < right + 2 && place.top > top - 2 && place.bottom < bottom + 2;
      }).length;
    });
  await expect.poll(() => inSight('indicator')).toBe(3);
  await expect.poll(() => inSight('vertical')).toBe(5);
});
