import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

// Tests the watch that fails every browser test with an unexpected problem.

async function provoke(page: Page, provocation: () => void): Promise<void> {
  const problem = page.context().waitForEvent('console', message => message.type() === 'error');
  await page.evaluate(provocation);
  await problem;
}

const logError = (): void => console.error('something is wrong');

test('a test fails on an unexpected problem', async ({ page }) => {
  test.fail();
  await page.goto('/connection');
  await provoke(page, logError);
});

test('watchShifts finds a layout shift of 0.001', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/connection');
  await waitUntilIdle(page);
  expect(await shifts()).toEqual([]);
  // The phone's width changes while the page opens. Browsers ignore shifts within 200 ms of a resize.
  await page.waitForFunction(() => performance.now() > 1000);
  await page.evaluate(async () => {
    const part = document.createElement('p');
    document.body.append(part);
    Object.assign(part.style, { position: 'fixed', inset: '0 auto auto 0', width: '100px', height: '60px', background: 'red' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    part.style.top = '30px';
  });
  await expect.poll(shifts).toEqual([expect.stringMatching(/^0\.001\d at \d+ ms/)]);
});
