import { wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

for (const [name, address] of [['home', '/'], ['the English home', '/en'], ['an article', '/news/1031']] as const) {
  test(`nothing on ${name} moves while the page is scrolled and every box wakes`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(address);
    const boxes = await page.locator('[data-widget]:not([data-load], [hidden])').all();
    expect(boxes.length).toBeGreaterThan(2);
    for (const box of boxes) await wake(box);
    expect(await shifts()).toEqual([]);
  });
}
