import type { Page } from '@playwright/test';
import { boxOf, requestsTo, wake } from '../boxes.ts';
import { openByHand, stylesheetByHand } from '../by-hand.ts';
import { exchangeStyles, inBoxes, isolateBoxes } from '../foreign-page.ts';
import { frameworks } from '../frameworks.ts';
import { differences, looksOf } from '../looks.ts';
import { expect, test } from '../test.ts';

/** Where it stands what is taken out of the flow: below what the page has around it. */
const place = /^(inset|top|right|bottom|left)/;

/** Puts a page's own styles before ours, as pages have them. */
const putFirst = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    const style = Object.assign(document.createElement('style'), { textContent: text });
    document.head.prepend(style);
  }, css);

for (const [name, { sheet, unseen }] of Object.entries(frameworks)) {
  test(`every box looks the same on a page with ${name}`, async ({ page }) => {
    // It may bring styles of its own.
    await page.route('**/catalogue/in/en', async route => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/catalogue/in/en');
    await isolateBoxes(page);
    await exchangeStyles(page);
    const before = await looksOf(page, inBoxes);
    await putFirst(page, sheet);
    const changed = await differences(before, await looksOf(page, inBoxes));
    expect(changed.length).toBeGreaterThan(0);
    const isSeen = (change: string): boolean => {
      const [, property = ''] = /\{ ([\w-]+):/.exec(change) ?? [];
      return !place.test(property) && !unseen.test(property);
    };
    expect(changed.filter(isSeen)).toEqual([]);
  });
}
