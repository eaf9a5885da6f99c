import type { Page } from '@playwright/test';
import { rest } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

// The watch that every end-to-end test stands under has to bark itself.

async function provoke(page: Page, provocation: () => void): Promise<void> {
  const problem = page.context().waitForEvent('console', message => message.type() === 'error');
  await page.evaluate(provocation);
  await problem;
}

const logError = (): void => console.error('something is wrong');
const runInlineScript = (): void => {
  const script = document.createElement('script');
  script.textContent = 'document.title = ""';
  document.head.append(script);
};

test.describe('a test is failed by', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('an error in the console', async ({ page }) => {
    test.fail();
    await provoke(page, logError);
  });

  test('a violation of the content security policy', async ({ page }) => {
    test.fail();
    await provoke(page, runInlineScript);
  });

  test('an uncaught error', async ({ page }) => {
    test.fail();
    const problem = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody caught this');
      });
    });
    await problem;
  });
});

test('a problem that a test provokes on purpose does not fail it', async ({ page, problems }) => {
  problems.expect(/something is wrong/);
  await page.goto('/');
  await provoke(page, logError);
});

test('a layout shift is found by the helper that looks for it', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/');
  await rest(page);
  expect(await shifts()).toEqual([]);
  const push = (): void => document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'قدیمی' }));
  await page.evaluate(push);
  await expect.poll(shifts).toEqual([expect.stringMatching(/^0\.\d+ at \d+ ms/)]);
});
