import type { Locator, Page } from '@playwright/test';
import { wake } from '../testing/boxes.ts';
import { openByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

// The settings are those of the catalogue's states.
const editions = [
  { edition: 'Persian', address: '/catalogue/slider', next: 'بعدی', previous: 'قبلی', side: -1 },
  { edition: 'English', address: '/en/catalogue/slider', next: 'Next', previous: 'Previous', side: 1 },
] as const;

/** A box by the class of one of its settings. */
const sliderOf = (page: Page, setting: string): Locator => page.locator(`.slider-${setting}`).first();

/** The slides that are seen, by their places. */
const seenIn = (box: Locator): Promise<number[]> =>
  box.evaluate(element => {
    const frame = (element.querySelector('.slider-track, .slider-items') as HTMLElement).getBoundingClientRect();
    const slides = [...element.querySelectorAll('.slider-item:not([aria-hidden])')];
    return slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > frame.left - 2 && right < frame.right + 2 ? [index] : [];
    });
  });

for (const { edition, address, next, previous, side } of editions) {
  test(`slides go on towards the end of the line, and a page leads to its slide (${edition})`, async ({ page }) => {
    await page.goto(address);
    const box = sliderOf(page, '3');
    await wake(box);
    await box.getByRole('button', { name: next }).tap();
    await expect.poll(() => seenIn(box)).toEqual([1]);
    expect(Math.sign(await box.locator('.slider-items').evaluate(({ scrollLeft }) => scrollLeft))).toBe(side);
    const pages = box.locator('.slider-pager button');
    await pages.last().tap();
    await expect.poll(() => seenIn(box)).toEqual([4]);
    await expect(pages.last()).toHaveAttribute('aria-current', 'true');
    await expect(box.getByRole('button', { name: next })).toHaveAttribute('aria-disabled', 'true');
  });

  test(`after the last slide comes the first, by buttons and by finger (${edition})`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(address);
    const box = sliderOf(page, 'looping');
    await wake(box);
    await box.getByRole('button', { name: previous }).tap();
    await expect.poll(() => seenIn(box)).toEqual([4]);
    await box.getByRole('button', { name: next }).tap();
    await box.getByRole('button', { name: next }).tap();
    await expect.poll(() => seenIn(box)).toEqual([1]);
    await swipe(page, box, -100 * side);
    await expect.poll(() => seenIn(box)).toEqual([2]);
    await swipe(page, box, -10 * side);
    await expect(box.locator('.slider-status')).toHaveText(/3|۳/);
    expect(await shifts()).toEqual([]);
  });
}

/** Moves a finger sideways over a box. */
async function swipe(page: Page, box: Locator, distance: number): Promise<void> {
  const place = await box.locator('.slider-track').boundingBox();
  if (!place) throw new Error('The slider is not there');
  const session = await page.context().newCDPSession(page);
  const start = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: start.y }] });
  await touch('touchStart', start.x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', start.x + distance * part);
  await touch('touchEnd');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('as many slides are side by side as there is room for, and the others are there to scroll to', async ({ page }) => {
    await page.goto('/en/catalogue/slider');
    const box = sliderOf(page, '3');
    for (const [width, seen] of [[480, 1], [481, 2], [767, 2], [768, 3]] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect((await seenIn(box)).length, `${width}`).toBe(seen);
    }
    expect(await box.locator('.slider-items').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await expect(box.locator('.slider-steering')).toBeHidden();
  });
});

test('of two rows, four are seen; and small pictures are three, or five in a column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/catalogue/slider');
  expect(await seenIn(sliderOf(page, 'rows-2'))).toEqual([0, 1, 2, 3]);
  const inSight = (setting: string) =>
    page.locator(`.slider-${setting} .slider-pager`).first().evaluate(pager => {
      const { left, right, top, bottom } = pager.getBoundingClientRect();
      return [...pager.children].filter(child => {
        const place = child.getBoundingClientRect();
        return place.left > left - 2 && place.right < right + 2 && place.top > top - 2 && place.bottom < bottom + 2;
      }).length;
    });
  expect(await inSight('indicator')).toBe(3);
  expect(await inSight('vertical')).toBe(5);
});

test('a box that moves by itself rests while a reader points at it, and stops at its button', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/catalogue/slider');
  const box = page.locator('.slider', { has: page.locator('.slider-pause') }).first();
  await wake(box);
  await page.mouse.move(0, 0);
  await box.locator('.slider-items').hover();
  await page.clock.fastForward(20_000);
  expect(await seenIn(box)).toEqual([0]);
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5000);
  await expect.poll(() => seenIn(box)).toEqual([1]);
  await box.locator('.slider-pause').click();
  await page.clock.fastForward(20_000);
  expect(await seenIn(box)).toEqual([1]);
});

for (const conf of ['{"id":"home","loop":true}', '{"items":2}']) {
  test(`where there is nothing to slide to there are no arrows, and nothing moves for it: ${conf}`, async ({ page }) => {
    const shifts = await watchShifts(page);
    const count = conf.includes('loop') ? 1 : 2;
    await page.setViewportSize({ width: 1280, height: 800 });
    await openByHand(page, `${stylesheetByHand()}
      <section class="slider slider-${count}" data-widget="slider" data-conf='${conf}'>
        <div class="slider-head"><h2>Pictures</h2><button class="slider-previous" type="button">‹</button>
          <p class="slider-status"></p><button class="slider-next" type="button">›</button></div>
        <div class="slider-track" data-glide-el="track"><div class="slider-items">${'<p>A picture</p>'.repeat(count)}</div></div>
      </section><p>What follows</p>`);
    const box = sliderOf(page, `${count}`);
    await wake(box);
    await expect(box.locator('button').filter({ visible: true })).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });
}
