import { boxOf, chunkOf, failedResource, failFirst, hurryUntil } from '../testing/boxes.ts';
import { requestsTo, sharedChunks, stored, wake } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test.beforeEach(({ page }) => page.clock.install());

test('a chunk that fails once is asked for again at the same address, and the vote goes through', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.goto('/');
  const asked = await failFirst(page, chunkOf('poll'), 1);
  const poll = boxOf(page, 'poll');
  await poll.scrollIntoViewIfNeeded();
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button').click();
  await hurryUntil(page, () => asked.length === 2);
  await expect(poll).toHaveClass(/results/);
  expect(asked[1]).toBe(asked[0]);
});

test('a chunk that fails twice is requested at another address', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.goto('/');
  const asked = await failFirst(page, chunkOf('poll'), 2);
  await boxOf(page, 'poll').scrollIntoViewIfNeeded();
  await hurryUntil(page, () => asked.length === 3);
  await wake(boxOf(page, 'poll'));
  expect(asked.map(address => new URL(address).search)).toEqual(['', '', '?r=1']);
});

test('where the shared runtime fails once, the poll still wakes', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.goto('/');
  const polls = requestsTo(page, chunkOf('poll'));
  const asked = await failFirst(page, sharedChunks, 1);
  await boxOf(page, 'poll').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length * polls.length).toBeGreaterThan(0);
  await page.clock.fastForward(500);
  await wake(boxOf(page, 'poll'));
});

test('where a chunk fails for good, the held submit goes out as the plain form and is counted', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.goto('/');
  const asked = await failFirst(page, chunkOf('poll'), Infinity);
  const poll = boxOf(page, 'poll');
  await poll.scrollIntoViewIfNeeded();
  await poll.getByRole('radio').nth(3).check();
  await poll.getByRole('button').click();
  // The page that answers asks for it, too.
  await hurryUntil(page, () => asked.length >= 3);
  await expect(page).toHaveURL(/\/poll\/12\?voted=108/);
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('id', '108');
});

test('where it fails for good, the box says so, keeps its markup and wakes when the phone is online again', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.goto('/news/1023');
  const like = boxOf(page, 'like');
  const markup = await like.innerHTML();
  const asked = await failFirst(page, chunkOf('like'), 3);
  const failed = page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('widget:error', ({ target }) => resolve((target as HTMLElement).dataset.widgetState));
      }),
  );
  await like.scrollIntoViewIfNeeded();
  await hurryUntil(page, () => asked.length === 3);
  expect(await failed).toBe('failed');
  expect(await like.innerHTML()).toBe(markup);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(like).toHaveAttribute('data-widget-state', 'ready');
  await like.locator('.negative').tap();
  await expect.poll(() => stored(page, 'rateNews')).toEqual({ 1023: '-1' });
});

test('a description that stands open for want of its script stays open when that comes after all, and can be closed', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  const description = boxOf(page, 'category-description');
  const asked = await failFirst(page, chunkOf('category-description'), 3);
  await page.goto('/category/photo');
  await hurryUntil(page, () => asked.length === 3);
  await expect(description).toHaveAttribute('data-widget-state', 'failed');
  const height = (): Promise<number> => description.evaluate(box => box.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(150);
  const whileItLoads = await page.evaluate(() => {
    dispatchEvent(new Event('online'));
    const box = document.querySelector<HTMLElement>('.category-description');
    const toggle = box?.querySelector('.category-description-toggle') ?? document.body;
    return [box?.dataset.widgetState, (box?.offsetHeight ?? 0) > 150, getComputedStyle(toggle).visibility];
  });
  expect(whileItLoads).toEqual(['loading', true, 'hidden']);
  await expect(description).toHaveAttribute('data-widget-state', 'ready');
  const button = description.getByRole('button');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(150);
  await button.click();
  await expect.poll(height).toBe(150);
});

test('a form whose script cannot be had is sent as the plain form that it is', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/, /Failed to fetch/);
  await page.goto('/newsletter');
  const asked = await failFirst(page, chunkOf('newsletter'), Infinity);
  const form = page.locator('[data-widget=newsletter]');
  await field(form, 'email').fill('plain@example.com');
  await send(form);
  await hurryUntil(page, () => asked.length === 3);
  await expect(page).toHaveURL(/\/answer\/newsletter/);
  expect(rowsOf("SELECT count(*) AS count FROM subscriptions WHERE contact = 'plain@example.com'")).toEqual([{ count: 1 }]);
});
