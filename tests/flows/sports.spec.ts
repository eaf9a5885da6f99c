import { boxOf, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('a match opens by its address, closes by Escape and Back, and the page stays where it is', async ({ page }) => {
  await page.goto('/en/sports');
  const box = boxOf(page, 'sports').first();
  await wake(box);
  const link = box.locator('.sports-match a').first();
  await link.scrollIntoViewIfNeeded();
  const id = await box.locator('.sports-match').first().getAttribute('data-fixture');
  const place = await page.evaluate(() => scrollY);
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
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a page that is opened with a match in its address wakes the box and shows it', async ({ page, request }) => {
  const { fixtures } = (await (await request.get('/sport/liveFixtures')).json()) as { fixtures: { id: string }[] };
  await page.goto(`/sports#fixture-${fixtures[0]?.id}`);
  await expect(page.locator('dialog[open] .fixture-heading')).toBeVisible();
  await page.locator('.fixture-close').click();
  await expect(page).toHaveURL('/sports');
});

test('live scores come by themselves and say a goal; the team stays while the table is scrolled', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/catalogue/sports/football');
  await page.route(/\/sport\/(standing|fixtures)\//, async route => {
    const team = (name: string) => ({ name });
    const match = {
      id: '102',
      matchDate: '2026-11-27T18:00:00+03:30',
      status: 'live',
      minute: 70,
      period: '',
      host: team('Paper'),
      guest: team('Lanterns'),
      hostScore: 1,
      guestScore: 0,
    };
    const isTable = route.request().url().includes('standing');
    await route.fulfill({ json: isTable ? { standing: { sport: 'football', entries: [] } } : { fixtures: [match] } });
  });
  const box = boxOf(page, 'sports');
  const scroller = box.locator('.sports-scroll');
  const team = box.locator('tbody .sports-team').first();
  const before = await team.boundingBox();
  await scroller.evaluate(element => element.scrollBy(200, 0));
  expect(await scroller.evaluate(element => element.scrollLeft)).toBeGreaterThan(50);
  expect((await team.boundingBox())?.x).toBe(before?.x);
  await wake(box);
  await page.clock.runFor(31_000);
  await expect(box.locator('[role=status]')).toHaveText('Goal for \u2068Paper\u2069: \u2068Paper\u2069 1 – 0 \u2068Lanterns\u2069');
  await expect(box.locator('[data-fixture="102"] .sports-host-score')).toHaveText('1');
});
