import type { Page } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** Returns the web fonts of the page's main heading and first paragraph. */
async function facesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const faces = ['main h1', '[data-article-body] > p'].map(async selector => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
  });
  return (await Promise.all(faces)).flat();
}

const persian = ['/news/1001', 'Vazirmatn'] as const;
const english = ['/news/1212', 'Source Serif'] as const;
const both = [persian, english];

for (const [device, width, pages] of [
  ['phone', 360, isNightly ? both : [persian]],
  ['wide screen', 1280, isNightly ? both : [english]],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile: device === 'phone' });

    for (const [address, face] of pages) {
      test(`a late font shifts no layout on ${address} and applies from the next page on`, async ({ page }) => {
        const shifts = await watchShifts(page);
        let send = (): void => undefined;
        const painted = new Promise<void>(resolve => void (send = resolve));
        await page.route(/\.woff2$/, async route => {
          await painted;
          await route.continue();
        });
        const arrived = page.waitForResponse(/\.woff2$/);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        send();
        await (await arrived).finished();
        await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect(await facesOf(page)).toEqual([]);
        expect(await shifts()).toEqual([]);

        await page.unroute(/\.woff2$/);
        await page.reload();
        const faces = await facesOf(page);
        expect(faces).toHaveLength(2);
        for (const shown of faces) expect(shown).toContain(face);
        expect(await shifts()).toEqual([]);
      });
    }
  });
}
