import type { Locator, Page } from '@playwright/test';
import { boxOf, requestsTo, wake } from '../../testing/boxes.ts';
import { expect, test } from '../../testing/test.ts';

// Each test uses its own article, so that votes do not mix.

const countsIn = (page: Page): Locator => page.locator('.like-count');

test('a printed count of zero stays in Persian digits, and a vote survives a reload', async ({ page }) => {
  await page.goto('/news/1001/');
  await expect(countsIn(page)).toHaveText(['۱۲', '۰']);
  await wake(boxOf(page, 'like'));
  await expect(countsIn(page)).toHaveText(['۱۲', '۰']);
  await page.locator('.negative').tap();
  await expect(countsIn(page)).toHaveText(['۱۲', '۱']);
  await page.reload();
  await wake(boxOf(page, 'like'));
  await expect(page.locator('.negative')).toHaveAttribute('aria-pressed', 'true');
  await expect(countsIn(page)).toHaveText(['۱۲', '۱']);
});

test('a reader without stored votes gets the first vote back, and another reader\'s vote counts', async ({ page, browser, problems }) => {
  await page.goto('/news/1002/');
  await wake(boxOf(page, 'like'));
  await page.locator('.positive').tap();
  await expect(countsIn(page)).toHaveText(['۱', '۰']);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await wake(boxOf(page, 'like'));
  await page.locator('.negative').tap();
  await expect(page.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  await expect(countsIn(page)).toHaveText(['۱', '۰']);
  const context = await browser.newContext();
  await problems.watch(context);
  const other = await context.newPage();
  await other.goto('/news/1002/');
  await wake(boxOf(other, 'like'));
  await other.locator('.negative').click();
  await expect(countsIn(other)).toHaveText(['۱', '۱']);
  await context.close();
});

test('a double tap on a star is one rating', async ({ page }) => {
  const calls = requestsTo(page, /scoreNews/);
  await page.goto('/news/1003/');
  await wake(boxOf(page, 'rating'));
  await page.locator('.star button').nth(3).dblclick();
  await expect(page.locator('.rate-count')).toHaveText('۱ رأی');
  await page.reload();
  await expect(page.locator('.rate-count')).toHaveText('۱ رأی');
  await expect(page.locator('.stars')).toHaveAttribute('data-value', '4');
  expect(calls).toHaveLength(1);
});

test('a poll shows its results after a vote, and keeps the choice after a reload', async ({ page }) => {
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  await poll.getByLabel('قدم زدن').check();
  await poll.getByRole('button').tap();
  await expect(poll.locator('.poll-message')).toHaveText('رأی شما ثبت شد.');
  await expect(poll.locator('.poll-percent')).toHaveCount(3);
  await page.reload();
  await wake(poll);
  await expect(poll.getByRole('radio', { name: 'قدم زدن' })).toBeChecked();
});

test('a tap before the kernel loads counts as one vote', async ({ page }) => {
  const calls = requestsTo(page, /rateNews/);
  let release = (): void => {};
  const isReleased = new Promise<void>(resolve => (release = resolve));
  await page.route(/kernel\.js/, async route => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/news/1004/', { waitUntil: 'commit' });
  await page.locator('.positive').tap();
  release();
  await expect(countsIn(page)).toHaveText(['۱', '۰']);
  expect(calls).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a vote leads to its article, and a second vote gets a notice about the first', async ({ page }) => {
    await page.goto('/news/1021/');
    await page.locator('.positive').tap();
    await expect(page.getByRole('status').first()).toHaveText('رأی شما ثبت شد.');
    await expect(page).toHaveURL(/\/news\/1021\/\?said=counted#dakkeh-like-1021$/);
    await expect(countsIn(page)).toHaveText(['۱', '۰']);
    await page.locator('.negative').tap();
    await expect(page.getByRole('status').first()).toHaveText('پیش از این رأی داده‌اید.');
    await expect(countsIn(page)).toHaveText(['۱', '۰']);
  });

  test('a double tap on a plain form is one vote', async ({ page }) => {
    await page.goto('/news/1022/');
    await page.locator('.positive').dblclick();
    await expect(page).toHaveURL(/said=/);
    await page.goto('/news/1022/');
    await expect(countsIn(page)).toHaveText(['۱', '۰']);
  });

  test('a poll vote leads to its article', async ({ page }) => {
    await page.goto('/news/1001/');
    await page.getByLabel('سنگ‌فرش').check();
    await page.getByRole('button', { name: 'ثبت رأی' }).tap();
    await expect(page.getByRole('status').first()).toHaveText('رأی شما ثبت شد.');
    await expect(page).toHaveURL(/\/news\/1001\/\?said=counted#dakkeh-poll-/);
    await expect(page.locator('.poll-total')).toHaveText('۱ نفر');
  });
});

test('two readers with the same browser and address count twice without JavaScript', async ({ playwright }) => {
  const post = async (): Promise<string> => {
    const reader = await playwright.request.newContext({ baseURL: process.env.WORDPRESS_URL ?? '' });
    const headers = { accept: 'text/html' };
    const answer = await reader.post('/?dakkeh=rateNews', { form: { newsId: '1023', score: '-1' }, headers });
    const { cookies } = await reader.storageState();
    await reader.dispose();
    expect(answer.url()).toMatch(/said=counted/);
    return cookies.find(({ name }) => name === 'reader')?.value ?? '';
  };
  const [one, other] = [await post(), await post()];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(one);
});
