import { boxOf, chunkOf, holdBack, requestsTo } from '../testing/boxes.ts';
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
