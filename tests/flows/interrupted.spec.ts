import { boxOf, stored, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('on a slow phone and a slow line, a vote at first paint is not lost', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  const poll = boxOf(page, 'poll');
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button').click();
  await expect(poll).toHaveClass(/results/);
  expect(await stored(page, 'poll')).toEqual({ 12: '105' });
});

test('a page that comes back from the back/forward cache shows the vote of another page, and its ticker goes on', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted)));
  });
  await wake(boxOf(page, 'poll'));
  await page.goto('/news/1034');
  await page.evaluate(() => localStorage.setItem('poll', '{"12":"106"}'));
  // Not page.goBack(): it waits for a load, and there is none.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(boxOf(page, 'poll')).toHaveClass(/results/);
  const ticker = boxOf(page, 'ticker');
  await wake(ticker);
  const first = ticker.locator('li').first();
  const before = await first.innerText();
  await page.clock.fastForward(5000);
  await expect(first).not.toHaveText(before);
});
