import { boxOf, chunkOf, holdBack, numberIn, requestsTo, wake } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { expect, test } from '../testing/test.ts';

test.describe('before a chunk arrives', () => {
  test('a submit is held, sent once when the poll is ready, and not by the plain form', async ({ page }) => {
    const votes = requestsTo(page, /\/rest\/vote/);
    await page.goto('/');
    const { release, asked } = await holdBack(page, chunkOf('poll'));
    const poll = boxOf(page, 'poll');
    await poll.scrollIntoViewIfNeeded();
    await asked;
    await poll.getByRole('radio').nth(1).check();
    await poll.getByRole('button').click();
    await poll.getByRole('button').click();
    await expect(poll).toHaveAttribute('data-widget-state', 'loading');
    release();
    await expect(poll).toHaveClass(/results/);
    expect(votes).toHaveLength(1);
    await expect(page).toHaveURL('/');
  });

  test('a submit that comes even before the kernel is sent once, on the page', async ({ page }) => {
    const votes = requestsTo(page, /\/rest\/vote/);
    const { release, asked } = await holdBack(page, chunkOf('kernel'));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await asked;
    const poll = boxOf(page, 'poll');
    await poll.getByRole('radio').nth(1).check();
    await poll.getByRole('button').tap();
    await expect(poll).not.toHaveAttribute('data-widget-state');
    release();
    await expect(poll).toHaveClass(/results/);
    expect(votes).toHaveLength(1);
    await expect(page).toHaveURL('/');
  });

  test('a radio that was chosen stays chosen', async ({ page }) => {
    await page.goto('/');
    const { release, asked } = await holdBack(page, chunkOf('poll'));
    const poll = boxOf(page, 'poll');
    await poll.scrollIntoViewIfNeeded();
    await asked;
    await poll.getByRole('radio').nth(2).check();
    release();
    await wake(poll);
    await expect(poll.getByRole('radio').nth(2)).toBeChecked();
  });

  test('a tap on a button is kept and done once', async ({ page }) => {
    await page.goto('/news/1021');
    const body = page.locator('[data-article-body]');
    await expect(body).toHaveCSS('font-size', '17px');
    const { release, asked } = await holdBack(page, chunkOf('font-size'));
    await page.locator('[data-step=larger]').tap();
    await asked;
    await expect(body).toHaveCSS('font-size', '17px');
    release();
    await expect(body).toHaveCSS('font-size', '18px');
  });

  test('a like counts once however often the reader taps', async ({ page }) => {
    const calls = requestsTo(page, /rateNews/);
    await page.goto('/news/1022');
    const like = boxOf(page, 'like');
    const before = await numberIn(like.locator('.positive'));
    const { release, asked } = await holdBack(page, chunkOf('like'));
    await like.scrollIntoViewIfNeeded();
    await asked;
    for (let taps = 0; taps < 3; taps += 1) await like.locator('.positive').tap();
    release();
    await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
    expect(await numberIn(like.locator('.positive'))).toBe(before + 1);
    expect(calls).toHaveLength(1);
  });

  test('a like is shown as taken, and counted once although the page is opened again', async ({ page }) => {
    const likes = (): unknown => rowsOf("SELECT count(*) AS count FROM votes WHERE kind = 'rate' AND id = '1104'")[0]?.count;
    await page.goto('/news/1104');
    const like = boxOf(page, 'like');
    const first = await holdBack(page, chunkOf('like'));
    await like.locator('.positive').tap();
    await first.asked;
    await expect(like).toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(like).toHaveAttribute('aria-busy', 'true');
    expect(likes()).toBe(0);
    first.release();
    await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
    await expect(like).not.toHaveAttribute('aria-busy');
    await expect.poll(likes).toBe(1);
    await page.reload();
    await wake(like);
    await expect(like.locator('.positive')).toBeDisabled();
    expect(likes()).toBe(1);
  });

  test('a vote in a poll is carried over a reload with what was chosen', async ({ page }) => {
    await page.goto('/');
    const poll = boxOf(page, 'poll');
    const { release, asked } = await holdBack(page, chunkOf('poll'));
    await poll.getByRole('radio').nth(1).check();
    await poll.getByRole('button').tap();
    await asked;
    await page.reload();
    await expect(poll).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(poll).toHaveClass(/results/);
    await expect(poll.getByRole('radio').nth(1)).toBeChecked();
  });
});
