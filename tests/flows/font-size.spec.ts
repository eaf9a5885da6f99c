import { rest } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const plain = '/news/1021';

test.describe('the font size', () => {
  const body = '[data-article-body]';

  test('holds for the next articles, from their first paint, and so does the reset', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(plain);
    for (const size of [18, 19, 20]) {
      await page.locator('[data-step=larger]').tap();
      await expect(page.locator(body)).toHaveCSS('font-size', `${size}px`);
    }
    await page.goto('/news/1022');
    await rest(page);
    await expect(page.locator(body)).toHaveCSS('font-size', '20px');
    expect(await shifts()).toEqual([]);
    await page.goto('/news/1201');
    await expect(page.locator(body)).toHaveCSS('font-size', '20px');
    await page.locator('[data-step=smaller]').tap();
    await expect(page.locator(body)).toHaveCSS('font-size', '19px');
    await page.locator('[data-step=reset]').tap();
    await expect(page.locator(body)).toHaveCSS('font-size', '15px');
    // Articles begin larger than that.
    for (const next of ['/news/1202', '/news/1023']) {
      await page.goto(next);
      await expect(page.locator(body)).toHaveCSS('font-size', '15px');
    }
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('font-size');
  });

  test('is that of another reading session no longer', async ({ page, context }) => {
    await page.goto(plain);
    await page.locator('[data-step=larger]').tap();
    await expect(page.locator(body)).toHaveCSS('font-size', '18px');
    const other = await context.newPage();
    await other.goto(plain);
    await expect(other.locator(body)).toHaveCSS('font-size', '17px');
  });

  test('changes where the browser stores nothing, too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await page.goto(plain);
    await page.locator('[data-step=larger]').tap();
    await expect(page.locator(body)).toHaveCSS('font-size', '18px');
  });
});
