import { boxOf, chunkOf, failedResource, failFirst, holdBack, numberIn, requestsTo, sharedFile, stored, wake } from './boxes.ts';
import { expect, test } from './test.ts';

test.describe('before its chunk arrives', () => {
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
    await expect(body).toHaveCSS('font-size', '15px');
    const { release, asked } = await holdBack(page, chunkOf('font-size'));
    await page.locator('[data-step=larger]').tap();
    await asked;
    await expect(body).toHaveCSS('font-size', '15px');
    release();
    await expect(body).toHaveCSS('font-size', '16px');
  });

  test('a like counts once however often the reader taps', async ({ page }) => {
    const calls = requestsTo(page, /rateNews/);
    await page.goto('/news/1022');
    const like = boxOf(page, 'like');
    const before = await numberIn(like.locator('.positive .like-count'));
    const { release, asked } = await holdBack(page, chunkOf('like'));
    await like.scrollIntoViewIfNeeded();
    await asked;
    for (let taps = 0; taps < 3; taps += 1) await like.locator('.positive').tap();
    release();
    await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
    expect(await numberIn(like.locator('.positive .like-count'))).toBe(before + 1);
    expect(calls).toHaveLength(1);
  });
});

test.describe('when its chunk fails', () => {
  test('once, the same address is asked again and the vote goes through', async ({ page, problems }) => {
    problems.expect(failedResource);
    await page.goto('/');
    const asked = await failFirst(page, chunkOf('poll'), 1);
    const poll = boxOf(page, 'poll');
    await poll.scrollIntoViewIfNeeded();
    await poll.getByRole('radio').first().check();
    await poll.getByRole('button').click();
    await expect(poll).toHaveClass(/results/);
    expect(asked[1]).toBe(asked[0]);
  });

  test('twice, a distinct address is asked', async ({ page, problems }) => {
    problems.expect(failedResource);
    await page.goto('/');
    const asked = await failFirst(page, chunkOf('poll'), 2);
    await wake(boxOf(page, 'poll'));
    expect(asked.map(address => new URL(address).search)).toEqual(['', '', '?r=1']);
  });

  test('the shared runtime once, the poll still wakes', async ({ page, problems }) => {
    problems.expect(failedResource);
    await page.goto('/');
    await failFirst(page, sharedFile('chunk'), 1);
    await wake(boxOf(page, 'poll'));
  });

  test('for good, the held submit goes out as the plain form and is counted', async ({ page, problems }) => {
    problems.expect(failedResource, /dynamically imported module/);
    await page.goto('/');
    await failFirst(page, chunkOf('poll'), Infinity);
    const poll = boxOf(page, 'poll');
    await poll.scrollIntoViewIfNeeded();
    await poll.getByRole('radio').nth(3).check();
    await poll.getByRole('button').click();
    await expect(page).toHaveURL(/\/poll\/12\?voted=108/);
    await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('id', '108');
  });

  test('for good, the box says so, keeps its markup and wakes when the phone is online again', async ({ page, problems }) => {
    problems.expect(failedResource, /dynamically imported module/);
    await page.goto('/news/1023');
    const like = boxOf(page, 'like');
    const markup = await like.innerHTML();
    await failFirst(page, chunkOf('like'), 3);
    const failed = page.evaluate(
      () =>
        new Promise(resolve => {
          addEventListener('widget:error', ({ target }) => resolve((target as HTMLElement).dataset.widgetState));
        }),
    );
    await like.scrollIntoViewIfNeeded();
    expect(await failed).toBe('failed');
    expect(await like.innerHTML()).toBe(markup);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(like).toHaveAttribute('data-widget-state', 'ready');
    await like.locator('.negative').tap();
    await expect.poll(() => stored(page, 'rateNews')).toEqual({ 1023: '-1' });
  });
});
