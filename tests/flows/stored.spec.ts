import type { Page } from '@playwright/test';
import { boxOf, readTwo } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const keptOn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

for (const [how, isBroken] of [['', false], [', also where the script cannot be had', true]] as const) {
  test(`a phone keeps nothing of a reader who asks for that${how}`, async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED|Failed to fetch|Importing a|^undefined Error/);
    if (isBroken) await page.route(/\/forget\.js/, route => route.abort());
    await readTwo(page);
    await boxOf(page, 'like').locator('.positive').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rateNews'))).toContain('1002');
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('dakkeh-read');
    await page.goto('/stored');
    await page.locator('.forget [type=checkbox]').check();
    await page.locator('.forget button').click();
    await expect(page.locator('h1')).toHaveText('همه پاک شد');
    await expect.poll(() => keptOn(page)).toEqual({ stored: [], caches: [], workers: 0 });
    expect(await context.cookies()).toEqual([]);
  });
}
