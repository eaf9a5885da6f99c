import { boxOf, requestsTo } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('a vote is sent once if a browser extension clicks again, before and after the box wakes @each-engine', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('click', ({ isTrusted, target }) => {
      if (!isTrusted) return;
      setTimeout(() => {
        const { dataset } = document.documentElement;
        dataset.repeats = `${Number(dataset.repeats ?? 0) + 1}`;
        (target as HTMLElement).click();
      }, 500);
    });
  });
  const repeats = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.repeats ?? 0));
  await page.goto('/news/1021');
  const likes = requestsTo(page, /\/rest\/rateNews/);
  const like = boxOf(page, 'like').locator('.positive');
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(repeats).toBe(1);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(likes).toHaveLength(1);

  await page.goto('/');
  const votes = requestsTo(page, /\/rest\/vote/);
  const poll = boxOf(page, 'poll');
  await poll.getByRole('radio').nth(1).tap();
  await poll.getByRole('button').tap();
  await expect(poll).toHaveClass(/results/);
  await expect.poll(repeats).toBe(2);
  await expect(poll.getByRole('radio').nth(1)).toBeChecked();
  expect(votes).toHaveLength(1);
});
