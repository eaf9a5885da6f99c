import { boxOf, chunkOf, failedResource, failFirst, hurryUntil, requestsTo, sharedChunks } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test.beforeEach(async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.clock.install();
});

test('a vote goes through although its chunk fails twice: the third request adds a query', async ({ page }) => {
  await page.goto('/');
  const asked = await failFirst(page, chunkOf('poll'), 2);
  const poll = boxOf(page, 'poll');
  await poll.scrollIntoViewIfNeeded();
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button').click();
  await hurryUntil(page, () => asked.length === 3);
  await expect(poll).toHaveClass(/results/);
  expect(asked.map(address => new URL(address).search)).toEqual(['', '', '?r=1']);
});

test('a poll wakes although the runtime shared by widgets fails once', async ({ page }) => {
  await page.goto('/');
  const asked = await failFirst(page, sharedChunks, 1);
  const poll = boxOf(page, 'poll');
  await poll.scrollIntoViewIfNeeded();
  await hurryUntil(page, async () => (await poll.getAttribute('data-widget-state')) === 'ready');
  expect(asked.length).toBeGreaterThan(1);
});

test('a vote is sent as a plain form if its chunk fails for good', async ({ page }) => {
  await page.goto('/');
  const asked = await failFirst(page, chunkOf('poll'), Infinity);
  const poll = boxOf(page, 'poll');
  await poll.scrollIntoViewIfNeeded();
  await poll.getByRole('radio').nth(3).check();
  await poll.getByRole('button').click();
  // The results page requests the chunk again.
  await hurryUntil(page, () => asked.length >= 3);
  await expect(page).toHaveURL(/\/poll\/12\?voted=108/);
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('id', '108');
});

test('a description that stands open for want of its script stays open when the script loads, and can then be closed', async ({ page }) => {
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

test('taps that are made offline show a notice, and the controls work once the phone is online', async ({ page, context }) => {
  // A request just before the phone goes offline counts as one of the three attempts.
  const asked = ['like', 'lightbox'].map(widget => requestsTo(page, chunkOf(widget)));
  await page.goto('/news/1025');
  await context.setOffline(true);
  const [like, picture] = [page.locator('.like .positive'), page.locator('.picture-link')];
  // A real tap would scroll to the control first.
  for (const control of [like, picture]) await control.dispatchEvent('click');
  await hurryUntil(page, () => asked.every(({ length }) => length === 3));
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'بستن' }).tap();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/news/1025');

  await context.setOffline(false);
  for (const widget of ['like', 'lightbox']) {
    await expect(boxOf(page, widget)).toHaveAttribute('data-widget-state', 'ready');
  }
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await picture.tap();
  await expect(page.locator('.pswp--open')).toBeVisible();
});
