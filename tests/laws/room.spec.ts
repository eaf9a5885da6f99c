import { lookClosely } from '../testing/room.ts';
import { expect, test } from '../testing/test.ts';

test('the ticker shows its headlines whole, however large their letters are', async ({ page }) => {
  for (const address of ['/', '/en']) {
    await page.goto(address);
    const headlines = page.locator('.ticker a');
    await expect(headlines).not.toHaveCount(0);
    await lookClosely(page, async seen => {
      const cut = await headlines.evaluateAll(links =>
        links.filter(link => link.scrollHeight > link.clientHeight + 1).map(({ textContent }) => textContent),
      );
      expect.soft(cut, `${address}, ${seen}`).toEqual([]);
    });
  }
});
