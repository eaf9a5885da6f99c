import { boxOf, chunkOf, holdBack, numberIn, requestsTo } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('a vote that is pressed twice before the kernel comes is sent once, on its page', async ({ page }) => {
  const votes = requestsTo(page, /\/rest\/vote/);
  const kernel = await holdBack(page, chunkOf('kernel'));
  const chunk = await holdBack(page, chunkOf('poll'));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await kernel.asked;
  const poll = boxOf(page, 'poll');
  await poll.getByRole('radio').nth(1).check();
  await poll.getByRole('button').tap();
  await expect(poll).not.toHaveAttribute('data-widget-state');
  kernel.release();
  await chunk.asked;
  await poll.getByRole('button').tap();
  await expect(poll).toHaveAttribute('data-widget-state', 'loading');
  chunk.release();
  await expect(poll).toHaveClass(/results/);
  await expect(poll.getByRole('radio').nth(1)).toBeChecked();
  expect(votes).toHaveLength(1);
  await expect(page).toHaveURL('/');
});

test('a like that is tapped three times before its code comes counts once', async ({ page }) => {
  const calls = requestsTo(page, /rateNews/);
  await page.goto('/news/1022');
  const like = boxOf(page, 'like').locator('.positive');
  const before = await numberIn(like);
  const { release, asked } = await holdBack(page, chunkOf('like'));
  await like.scrollIntoViewIfNeeded();
  await asked;
  for (let taps = 0; taps < 3; taps += 1) await like.tap();
  release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => numberIn(like)).toBe(before + 1);
  expect(calls).toHaveLength(1);
});
