import { expect, test } from '../testing/test.ts';

test.describe('on a phone with another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles', geolocation: { latitude: 29.612345, longitude: 52.534567 } });

  test('prayer times are those of the chosen city’s day, then of the reader’s place, and stay chosen', async ({ page, context }) => {
    await page.clock.setFixedTime('2026-11-20T20:31:00Z');
    await page.goto('/prayer-times');
    const box = page.locator('.prayer-times');
    await expect(box).toHaveAttribute('data-widget-state', 'ready');
    await box.getByLabel('شهر').selectOption('مشهد');
    const fajr = box.locator('[data-time=fajr]');
    await expect(fajr).toHaveAttribute('data-at', '2026-11-21T04:46:00+03:30');
    await expect(box.locator('.prayer-solar')).toHaveText('شنبه ۳۰ آبان ۱۴۰۵');
    await box.getByRole('button', { name: 'نزدیک من' }).click();
    await expect(box.getByRole('status')).not.toBeEmpty();
    await context.grantPermissions(['geolocation']);
    await box.getByRole('button', { name: 'نزدیک من' }).click();
    await expect(box.getByLabel('شهر')).toHaveValue('29.61,52.53');
    await page.reload();
    await expect(box.getByLabel('شهر')).toHaveValue('29.61,52.53');
    await expect(box.locator('.prayer-list')).toHaveAttribute('data-city', '29.61,52.53');
  });
});
