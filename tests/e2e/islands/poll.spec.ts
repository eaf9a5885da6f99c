import { boxOf, expectDisabled, failedResource, numberIn, requestsTo, stored, wake } from '../boxes.ts';
import { captchaText } from '../database.ts';
import { expect, test } from '../test.ts';

test('a vote shows the results, is remembered and is there again after a reload', async ({ page }) => {
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  const total = await numberIn(poll.locator('.poll-total'));
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button').click();
  await expect(poll).toHaveClass(/results/);
  await expect(poll.locator('.poll-total')).toContainText('نفر');
  expect(await numberIn(poll.locator('.poll-total'))).toBe(total + 1);
  await expect(poll.getByRole('button')).toHaveCount(0);
  await expect(poll.getByRole('radio', { checked: true })).toHaveAttribute('id', '105');
  await expectDisabled(poll.getByRole('radio'));
  await expect(poll.locator('.poll-percent').first()).toHaveText(/^[۰-۹]+٪$/);
  await expect(poll.getByRole('status')).toBeFocused();
  expect(await stored(page, 'poll')).toEqual({ 12: '105' });

  await page.reload();
  await wake(poll);
  await expect(poll).toHaveClass(/results/);
  await expect(poll.getByRole('radio', { checked: true })).toHaveAttribute('id', '105');
});

test('nothing is sent while no option is chosen', async ({ page }) => {
  const votes = requestsTo(page, /rest\/vote/);
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  await poll.getByRole('button').click();
  await expect(poll.getByRole('radio').first()).toBeFocused();
  expect(votes).toHaveLength(0);
});

test('a wrong captcha is said, keeps the choice and brings a new image; Persian digits are right', async ({ page }) => {
  await page.goto('/news/1004');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  const image = poll.locator('.captcha-image');
  await expect(image).toHaveAttribute('src', /\?key=1[0-8]\d{9}$/);
  const firstAddress = (await image.getAttribute('src')) ?? '';
  await poll.getByRole('radio').nth(1).check();
  await poll.getByRole('textbox').fill('1');
  await poll.getByRole('button', { name: 'ثبت رأی' }).click();
  await expect(poll.locator('.poll-message')).not.toBeEmpty();
  await expect(image).not.toHaveAttribute('src', firstAddress);
  await expect(poll.getByRole('radio').nth(1)).toBeChecked();
  await expect(poll.getByRole('textbox')).toHaveValue('');
  await expect(poll.getByRole('textbox')).toBeFocused();

  const key = new URL((await image.getAttribute('src')) ?? '', page.url()).searchParams.get('key') ?? '';
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const digits = captchaText(key);
  await poll.getByRole('textbox').fill(digits.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''));
  await poll.getByRole('button', { name: 'ثبت رأی' }).click();
  await expect(poll).toHaveClass(/results/);
  await expect(poll.locator('.captcha-group')).toHaveCount(0);
});

test('a vote in one tab shows in the other, which sends none', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // What lies behind another tab is drawn once a second at most.
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
  expect(votes).toHaveLength(0);
});

test('a vote that does not come through is said, and the choice is kept for another try', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  await page.route(/rest\/vote/, route => route.abort());
  await poll.getByRole('radio').nth(2).check();
  await poll.getByRole('button').click();
  await expect(poll.getByRole('status')).toHaveText('رأی شما ثبت نشد. لطفاً دوباره تلاش کنید.');
  await expect(poll.getByRole('radio').nth(2)).toBeChecked();
  expect(await stored(page, 'poll')).toBeNull();
  await page.unroute(/rest\/vote/);
  await poll.getByRole('button').click();
  await expect(poll).toHaveClass(/results/);
});
