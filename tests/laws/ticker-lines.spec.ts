import { examples, placeExamples } from '../testing/example-pages.ts';
import { inLargeTextAndSmallScreens } from '../testing/overflow.ts';
import { expect, test } from '../testing/test.ts';

test('the ticker shows each headline in one line at any text size', async ({ page }) => {
  const tickers = examples.filter(({ name, index }) => name === 'ticker' && index === 0);
  for (const [language, states] of Map.groupBy(tickers, state => state.language)) {
    await page.goto(await placeExamples(page, states));
    const headlines = page.locator('.ticker a');
    await expect(headlines).not.toHaveCount(0);
    await inLargeTextAndSmallScreens(page, async seen => {
      const cut = await headlines.evaluateAll(links =>
        links
          .filter(link => {
            const tall = 2.5 * parseFloat(getComputedStyle(link).fontSize);
            return link.scrollHeight > link.clientHeight + 1 || link.clientHeight > tall;
          })
          .map(({ textContent }) => textContent),
      );
      expect.soft(cut, `${language}, ${seen}`).toEqual([]);
    });
  }
});
