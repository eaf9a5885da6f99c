import { createProofOfWork } from '../../fixtures/origin/context/proof-of-work.ts';
import { boxOf, expectDisabled, numberIn, requestsTo, stored, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('a star rating counts once, shows the new count in Persian digits and lasts', async ({ page }) => {
  const calls = requestsTo(page, /scoreNews/);
  await page.goto('/news/1011');
  const rating = boxOf(page, 'rating');
  await wake(rating);
  const before = await numberIn(rating.locator('.rate-count'));
  await rating.getByRole('button').nth(3).dblclick();
  await expect(rating.getByRole('button').nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(rating.locator('.rate-count')).toHaveText(/[۰-۹]/);
  expect(await numberIn(rating.locator('.rate-count'))).toBe(before + 1);
  await expect(rating.locator('.star-on')).toHaveCount(4);
  await expectDisabled(rating.getByRole('button'));
  expect(calls).toHaveLength(1);
  expect(new URLSearchParams(calls[0]?.postData() ?? '').get('captchaKey')).toMatch(/^\d+$/);
  expect(await stored(page, 'itemRating')).toEqual({ 1011: '4' });

  await page.reload();
  await wake(rating);
  await expect(rating.getByRole('button').nth(3)).toBeDisabled();
  expect(await numberIn(rating.locator('.rate-count'))).toBe(before + 1);
});

test('a dislike updates its own label only and blocks a second vote', async ({ page }) => {
  await page.goto('/news/1012');
  const like = boxOf(page, 'like');
  await wake(like);
  const likes = await numberIn(like.locator('.positive'));
  const dislikes = await numberIn(like.locator('.negative'));
  await like.locator('.negative').tap();
  await expect(like.locator('.negative')).toHaveAttribute('aria-pressed', 'true');
  expect(await numberIn(like.locator('.negative'))).toBe(dislikes + 1);
  expect(await numberIn(like.locator('.positive'))).toBe(likes);
  await expect(like.locator('.positive')).toBeDisabled();
  expect(await stored(page, 'rateNews')).toEqual({ 1012: '-1' });
});

test('on an English page counts are in ASCII digits', async ({ page }) => {
  await page.goto('/news/1201');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const rating = boxOf(page, 'rating');
  await wake(rating);
  await rating.getByRole('button').nth(4).tap();
  await expect(rating.getByRole('button').nth(4)).toBeDisabled();
  await expect(rating.locator('.rate-count')).toHaveText(/^Votes: \d+$/);
});

test('a rating that fails says so and leaves the stars as they were, ready for another try', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/news/1013');
  const rating = boxOf(page, 'rating');
  await wake(rating);
  await page.route(/scoreNews/, route => route.fulfill({ status: 500 }));
  const answered = page.waitForResponse(/scoreNews/);
  await rating.getByRole('button').nth(1).tap();
  await answered;
  await expect(rating.locator('form[aria-busy]')).toHaveCount(0);
  await expect(rating.getByRole('alert')).toHaveText('رأی شما ثبت نشد. لطفاً دوباره تلاش کنید.');
  await expect(rating.getByRole('button').nth(1)).toBeEnabled();
  expect(await stored(page, 'itemRating')).toBeNull();
  await page.unroute(/scoreNews/);
  await rating.getByRole('button').nth(1).tap();
  await expect(rating.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a like that cannot be sent says so and does not look accepted; tried again it counts', async ({ context, page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/news/1016');
  const like = boxOf(page, 'like');
  await wake(like);
  const positive = like.locator('.positive');
  const looks = (): Promise<string> => positive.evaluate(button => getComputedStyle(button).backgroundColor);
  const before = await looks();
  await context.setOffline(true);
  await positive.tap();
  await expect(like.getByRole('alert')).toHaveText('فرستاده نشد؛ شاید به اینترنت وصل نیستید. لطفاً دوباره تلاش کنید.');
  expect(await looks()).toBe(before);
  await context.setOffline(false);
  await positive.tap();
  await expect(positive).toHaveAttribute('aria-pressed', 'true');
  await expect(like.getByRole('alert')).toHaveCount(0);
});

test('a keyboard is enough to rate and to like', async ({ page }) => {
  await page.goto('/news/1014');
  await wake(boxOf(page, 'rating'));
  await boxOf(page, 'rating').getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(boxOf(page, 'rating').getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await wake(boxOf(page, 'like'));
  await boxOf(page, 'like').locator('.positive').focus();
  await page.keyboard.press('Space');
  await expect(boxOf(page, 'like').locator('.positive')).toHaveAttribute('aria-pressed', 'true');
});

test('a reader with cleared storage is still counted once', async ({ page }) => {
  await page.goto('/news/1015');
  const like = boxOf(page, 'like');
  await wake(like);
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toBeDisabled();
  const counted = await numberIn(like.locator('.positive'));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await wake(like);
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toBeDisabled();
  expect(await numberIn(like.locator('.positive'))).toBe(counted);
});

test('a vote is worked for where that is asked, and nothing is fetched for it before', async ({ page, problems }) => {
  problems.expect(/429/);
  const works = requestsTo(page, /prove-/);
  const calls = requestsTo(page, /rateNews/);
  const proofs = createProofOfWork(() => 0);
  await page.goto('/news/1041');
  const like = boxOf(page, 'like');
  await wake(like);
  const rating = boxOf(page, 'rating');
  await wake(rating);
  await rating.getByRole('button').nth(4).tap();
  await expect(rating.getByRole('button').nth(4)).toBeDisabled();
  expect(works).toHaveLength(0);

  const refusal = { error: 'Busy', challenge: proofs.challenge('a phone', 1) };
  await page.route('**/rest/rateNews', route => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  const likes = await numberIn(like.locator('.positive'));
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  expect(await numberIn(like.locator('.positive'))).toBe(likes + 1);
  expect(works).toHaveLength(1);
  expect(calls).toHaveLength(2);
  const [first = '', second = ''] = calls.map(call => call.postData() ?? '');
  const proof = new URLSearchParams(second).get('proofOfWork') ?? '';
  expect(second).toBe(`${first}&proofOfWork=${proof}`);
  expect(proofs.isProof('a phone', proof)).toBe(true);
});
