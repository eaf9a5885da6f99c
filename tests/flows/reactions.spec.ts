import { createProofOfWork } from '../../fixtures/server/limits/proof-of-work.ts';
import { boxOf, chunkOf, expectDisabled, goBack, numberIn, requestsTo, stored, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('a double-tapped star counts once, and a like works by keyboard', { tag: '@each-engine' }, async ({ page }) => {
  const calls = requestsTo(page, /scoreNews/);
  await page.goto('/news/1011');
  const rating = boxOf(page, 'rating');
  await wake(rating);
  const count = rating.locator('.rate-count');
  const before = await numberIn(count);
  const star = rating.getByRole('button').nth(3);
  await star.dblclick();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => numberIn(count)).toBe(before + 1);
  await expect(count).toHaveText(/[۰-۹]/);
  await expect(rating.locator('.star-on')).toHaveCount(4);
  await expectDisabled(rating.getByRole('button'));
  expect(calls).toHaveLength(1);
  expect(await stored(page, 'itemRating')).toEqual({ 1011: '4' });

  const like = boxOf(page, 'like').locator('.positive');
  await wake(boxOf(page, 'like'));
  await like.focus();
  await page.keyboard.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await wake(rating);
  await expectDisabled(star);
  expect(await numberIn(count)).toBe(before + 1);
});

test('a vote does its proof of work on request, and loads that code only then', async ({ page, problems }) => {
  problems.expect(/429/);
  const works = requestsTo(page, chunkOf('prove'));
  const calls = requestsTo(page, /rateNews/);
  const proofs = createProofOfWork(() => 0);
  const refusal = { error: 'Busy', challenge: proofs.challenge('a phone', 1) };
  let asked = 0;
  // Not `times: 1`: requests made while Playwright removes a route may go unnoticed.
  await page.route(/rateNews/, route => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 429, json: refusal }) : route.continue();
  });
  await page.goto('/news/1041');
  const like = boxOf(page, 'like');
  await wake(like);
  expect(works).toHaveLength(0);
  const likes = await numberIn(like.locator('.positive'));
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => numberIn(like.locator('.positive'))).toBe(likes + 1);
  expect(calls).toHaveLength(2);
  expect(works).toHaveLength(1);
  const [first = '', second = ''] = calls.map(call => call.postData() ?? '');
  const proof = new URLSearchParams(second).get('proofOfWork') ?? '';
  expect(second).toBe(`${first}&proofOfWork=${proof}`);
  expect(proofs.isProof('a phone', proof)).toBe(true);
});

test('a page that comes back from the back/forward cache shows a vote cast on another page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted)));
  });
  await wake(boxOf(page, 'poll'));
  await page.goto('/news/1034');
  await page.evaluate(() => localStorage.setItem('poll', '{"12":"106"}'));
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(boxOf(page, 'poll')).toHaveClass(/results/);
});
