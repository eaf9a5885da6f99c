import { boxOf, requestsTo, wake } from '../boxes.ts';
import { expect, test } from '../test.ts';

test('where storage throws, the reader votes, and only once on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  const calls = requestsTo(page, /rateNews/);
  await page.goto('/news/1016');
  const like = boxOf(page, 'like');
  await wake(like);
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toBeDisabled();
  expect(calls).toHaveLength(1);
});

test('what is stored damaged is no vote, and does not stop one', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('damaged')) localStorage.setItem('poll', '{');
    sessionStorage.setItem('damaged', 'once');
  });
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  await wake(poll);
  await expect(poll).not.toHaveClass(/results/);
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button').click();
  await expect(poll).toHaveClass(/results/);
  await page.reload();
  await wake(poll);
  await expect(poll).toHaveClass(/results/);
});
