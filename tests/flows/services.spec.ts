import { boxOf, goBack, requestsTo, waitUntilIdle, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

test('a countdown shows its end on time and shifts no layout', async ({ page }) => {
  await page.clock.install({ time: Date.parse('2027-03-20T23:54:43+03:30') - 31_000 });
  const shifted = await watchShifts(page);
  await page.goto('/special/nowruz');
  const box = boxOf(page, 'countdown');
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('.countdown-unit b').nth(2)).toHaveText('۰۰');
  await expect(box.locator('[data-end]')).toBeHidden();
  // The page was printed by the server's clock, months before that day.
  await waitUntilIdle(page);
  const before = await shifted();
  await page.clock.fastForward(31_000);
  await expect(box.locator('[data-end]')).toBeVisible();
  await expect(page.locator('.countdown-clock')).toBeHidden();
  expect(await shifted()).toEqual(before);
});

test.describe('on a phone with another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles', geolocation: { latitude: 29.612345, longitude: 52.534567 } });

  test('prayer times follow the chosen city\'s day, then the reader\'s location, which stays chosen', async ({ page, context }) => {
    await page.clock.setFixedTime('2026-11-20T20:31:00Z');
    await page.goto('/prayer-times');
    const box = page.locator('.prayer-times');
    await expect(box).toHaveAttribute('data-widget-state', 'ready');
    await box.getByLabel('شهر').selectOption('مشهد');
    await expect(box.locator('[data-time=fajr]')).toHaveAttribute('data-at', '2026-11-21T04:46:00+03:30');
    await expect(box.locator('.prayer-solar')).toHaveText('شنبه ۳۰ آبان ۱۴۰۵');
    await box.getByRole('button', { name: 'نزدیک من' }).click();
    await expect(box.getByRole('status')).not.toBeEmpty();
    await context.grantPermissions(['geolocation']);
    await box.getByRole('button', { name: 'نزدیک من' }).click();
    await expect(box.getByLabel('شهر')).toHaveValue('29.61,52.53');
    await page.reload();
    await expect(box.locator('.prayer-list')).toHaveAttribute('data-city', '29.61,52.53');
  });
});

test('a province is chosen by itself, another one by a tap, and a second tap opens its page', async ({ page }) => {
  const calls = requestsTo(page, /\/api\?/);
  const newsItem = { id: 9, title: 'خبر استان', url: '/news/1001', image: { src: '/media/1001-360.webp', alt: '' } };
  await page.route(/\/api\?/, route => route.fulfill({ json: { newsList: [newsItem] } }));
  // Makes the random choice pick the first province.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/catalogue/province-map/news');
  const box = boxOf(page, 'province-map');
  await wake(box);
  await expect(box.locator('.province-news h3').first()).toHaveText('آذربایجان شرقی');
  const { height } = (await box.boundingBox()) ?? {};
  await box.locator('summary').focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(box.locator('summary')).toBeFocused();
  await expect(box.locator('.province-news h3').first()).toHaveText('آذربایجان غربی');
  await expect.poll(async () => (await box.boundingBox())?.height).toBe(height);

  // On a phone, the map is inside the list's fold.
  await box.locator('summary').click();
  const yazd = box.locator('use[data-province=yazd]');
  await yazd.click();
  await expect(box.locator('.province-news a').first()).toHaveText('یزد');
  await expect(box.locator('[aria-current]')).toHaveCount(2);
  await expect(box.locator('.news-item')).toHaveCount(1);
  expect(calls.map(call => new URL(call.url()).searchParams.get('topic')).at(-1)).toBe('99');
  const [opened] = await Promise.all([page.waitForEvent('popup'), yazd.click()]);
  await expect(opened).toHaveURL('/service/provinces/yazd');
});

test('a match opens by tap or address, closes in every way, and leaves the scroll position', async ({ page }) => {
  await page.goto('/en/sports');
  const box = boxOf(page, 'sports');
  await wake(box);
  const match = box.locator('.sports-match').first();
  const id = await match.getAttribute('data-fixture');
  const link = match.locator('a').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  await link.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('.fixture-heading')).toBeVisible();
  await expect(page).toHaveURL(`/en/sports#fixture-${id}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/en/sports');
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(dialog.locator('.fixture-heading')).toBeVisible();
  await goBack(page);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);

  await page.goto(`/en/sports?again#fixture-${id}`);
  await expect(dialog.locator('.fixture-heading')).toBeVisible();
  await page.locator('.fixture-close').click();
  await expect(page).toHaveURL('/en/sports?again');
});

test('the team column stays in view while a table scrolls sideways', async ({ page }) => {
  await page.goto('/en/catalogue/sports/football');
  const scroller = boxOf(page, 'sports').locator('.sports-scroll');
  const team = scroller.locator('tbody .sports-team').first();
  const before = await team.boundingBox();
  await scroller.evaluate(element => element.scrollBy({ left: 200, behavior: 'instant' }));
  expect(await scroller.evaluate(element => element.scrollLeft)).toBeGreaterThan(50);
  expect((await team.boundingBox())?.x).toBe(before?.x);
});
