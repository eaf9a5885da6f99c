import { wakeAll } from '../testing/boxes.ts';
import { missesOn } from '../testing/hits.ts';
import { expect, test } from '../testing/test.ts';

for (const front of ['/', '/en']) {
  test(`each tab of ${front} opens a panel with stories to tap`, async ({ page }) => {
    await page.goto(front);
    await wakeAll(page, '.tabs');
    for (const tab of await page.locator('.tabs').getByRole('tab').all()) {
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await missesOn(page, '.tabs')).toEqual([]);
    }
    const story = page.locator('.tabs').getByRole('tabpanel').getByRole('link').first();
    const address = await story.getAttribute('href');
    await story.tap();
    await expect(page).toHaveURL(address ?? '');
  });
}
