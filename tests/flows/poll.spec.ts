import type { Locator, Page } from '@playwright/test';
import { boxOf, chunkOf, expectDisabled, numberIn, requestsTo, waitUntilIdle, stored, wake } from '../testing/boxes.ts';
import { captchaKey, pictureOf, readCaptcha } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test('a vote shows the results and survives a reload', async ({ page }) => {
  // No other test votes in this poll.
  await page.goto('/en');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  const total = await numberIn(poll.locator('.poll-total'));
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button').click();
  await expect(poll).toHaveClass(/results/);
  await expect.poll(() => numberIn(poll.locator('.poll-total'))).toBe(total + 1);
  await expect(poll.getByRole('button')).toHaveCount(0);
  await expect(poll.getByRole('radio', { checked: true })).toHaveAttribute('id', '119');
  await expectDisabled(poll.getByRole('radio'));
  await expect(poll.locator('.poll-percent').first()).toHaveText(/^\d+%$/);
  await expect(poll.locator('.poll-message')).toBeFocused();
  await expect(poll.locator('.poll-message')).not.toBeEmpty();
  expect(await stored(page, 'poll')).toEqual({ 15: '119' });

  await page.reload();
  await wake(poll);
  await expect(poll).toHaveClass(/results/);
  await expect(poll.getByRole('radio', { checked: true })).toHaveAttribute('id', '119');
});

/** Opens the article whose poll has a captcha, wakes the poll and waits for the image. */
async function openPollWithCaptcha(page: Page): Promise<Locator> {
  await page.goto('/news/1004');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  await pictureOf(poll);
  return poll;
}

test('a reader who scrolls past a captcha loads its image once, and its code only after a tap', async ({ page }) => {
  const code = requestsTo(page, chunkOf('captcha'));
  const drawn = page.waitForResponse(/\/captcha\/poll-14$/);
  await page.route(chunkOf('poll'), async route => {
    await (await drawn).finished();
    await route.continue();
  });
  const images = requestsTo(page, /\/captcha\/poll-14/);
  const poll = await openPollWithCaptcha(page);
  await waitUntilIdle(page);
  expect(code).toHaveLength(0);
  await poll.getByRole('textbox').tap();
  await expect(poll.locator('[data-widget=captcha]')).toHaveAttribute('data-widget-state', 'ready');
  expect(code).toHaveLength(1);
  expect(images).toHaveLength(1);
  await expect(poll.locator('[name=captchaKey]')).toHaveValue(/^1[0-8]\d{9}$/);
});

test('a wrong captcha keeps the choice and brings a new image, and Persian digits are accepted', { tag: '@each-engine' }, async ({ page }) => {
  const poll = await openPollWithCaptcha(page);
  await poll.getByRole('radio').nth(1).check();
  await captchaKey(poll);
  await poll.getByRole('textbox').fill('1');
  await poll.getByRole('button', { name: 'ثبت رأی' }).click();
  await expect(poll.locator('.poll-message')).not.toBeEmpty();
  await expect(poll.locator('.captcha-image')).toHaveAttribute('src', /\?key=1[0-8]\d{9}$/);
  await expect(poll.getByRole('radio').nth(1)).toBeChecked();
  await expect(poll.getByRole('textbox')).toHaveValue('');
  await expect(poll.getByRole('textbox')).toBeFocused();

  await readCaptcha(poll);
  await poll.getByRole('button', { name: 'ثبت رأی' }).click();
  await expect(poll).toHaveClass(/results/);
  await expect(poll.locator('.captcha-group')).toHaveCount(0);
});

test('a vote in one tab appears in the other tab, which sends none', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // Browsers draw a background tab at most once a second.
    await tab.bringToFront();
    await tab.goto('/');
    await wake(boxOf(tab, 'poll'));
  }
  const votes = requestsTo(other, /rest\/vote/);
  await page.bringToFront();
  const poll = boxOf(page, 'poll');
  await poll.getByRole('radio').nth(4).check();
  await poll.getByRole('button').click();
  await expect(boxOf(other, 'poll')).toHaveClass(/results/);
  await expect(boxOf(other, 'poll').getByRole('radio', { checked: true })).toHaveAttribute('id', '109');
  await expect(boxOf(other, 'poll').locator('.poll-percent').first()).toHaveText(/^[۰-۹]+٪$/);
  expect(votes).toHaveLength(0);
});
