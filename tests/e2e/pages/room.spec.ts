import type { Page } from '@playwright/test';
import { everyPage } from '../every-page.ts';
import { overflowOn, setLetters } from '../room.ts';
import { expect, test } from '../test.ts';

/** Looks at a page as readers of large letters and of small screens see it. */
async function lookClosely(page: Page, look: (seen: string) => Promise<void>): Promise<void> {
  await setLetters(page, '200%');
  await look('large letters');
  await setLetters(page, '');
  await page.setViewportSize({ width: 180, height: 400 });
  await look('a narrow screen');
  await page.setViewportSize({ width: 360, height: 800 });
}

test('letters twice as large, and a screen half as wide, leave nothing beyond the edge of the screen', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const [, address] of everyPage) {
    await page.goto(address);
    await lookClosely(page, async seen => expect.soft(await overflowOn(page), `${address}, ${seen}`).toEqual([]));
  }
});

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
