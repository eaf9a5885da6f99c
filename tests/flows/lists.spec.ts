import { boxOf, requestsTo, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('load more adds what follows, drops what is shown already, and ends', async ({ page }) => {
  const calls = requestsTo(page, /\/papi\?/);
  const templates = requestsTo(page, /more-news\.html/);
  await page.goto('/');
  const list = boxOf(page, 'load-more');
  const shown = await list.locator('[data-id]').count();
  const button = list.locator('.load-more-form button');
  await button.click();
  await expect(list.locator('[data-id]')).toHaveCount(shown + 5);
  const query = new URL(calls[0]?.url() ?? '').searchParams;
  expect(query.get('from')).toBe(String(shown));
  expect(query.get('size')).toBe('5');
  expect([...query.keys()].sort()).toEqual(['from', 'place', 'seqKey', 'size', 'topic']);

  await page.route(/\/papi\?/, async route => {
    const response = await route.fetch();
    const { newsList } = (await response.json()) as { newsList: unknown[] };
    await route.fulfill({ json: { seqKey: 'next', newsList: [...newsList, ...newsList] } });
  });
  await button.click();
  await expect(list.locator('[data-id]')).toHaveCount(shown + 10);
  const ids = await list.locator('[data-id]').evaluateAll(items => items.map(item => item.getAttribute('data-id')));
  expect(new Set(ids).size).toBe(ids.length);

  await page.unroute(/\/papi\?/);
  await page.route(/\/papi\?/, route => route.fulfill({ json: { seqKey: '', newsList: [] } }));
  await button.click();
  await expect(button).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText('خبر دیگری نیست.');
  expect(new URL(calls[2]?.url() ?? '').searchParams.get('seqKey')).toBe('next');
  expect(templates).toHaveLength(1);
});

test('values of an answer never become markup', async ({ page }) => {
  await page.goto('/');
  const list = boxOf(page, 'load-more');
  const title = '<img src=x onerror=alert(1)>"\'{{url}}';
  await page.route(/\/papi\?/, route =>
    route.fulfill({
      json: {
        seqKey: '',
        newsList: [{ id: 9, title, url: '/news/9', image: { src: '/media/1001-360.webp', alt: title } }],
      },
    }),
  );
  await list.locator('.load-more-form button').click();
  await expect(list.locator('[data-id="9"] a')).toHaveText(title);
  await expect(list.locator('[data-id="9"] img')).toHaveCount(1);
});

test('the ticker rotates its first item every five seconds, and rests when it is paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const ticker = boxOf(page, 'ticker');
  await wake(ticker);
  const first = (): Promise<string> => ticker.locator('li').first().innerText();
  const before = await first();
  const second = await ticker.locator('li').nth(1).innerText();
  await page.clock.runFor(5000);
  expect(await first()).toBe(second);
  await expect(ticker.locator('li').last()).toHaveText(before);
  await ticker.getByRole('button', { name: 'توقف' }).click();
  await expect(ticker.getByRole('button')).toHaveText('ادامه');
  await page.clock.runFor(15_000);
  expect(await first()).toBe(second);
});
