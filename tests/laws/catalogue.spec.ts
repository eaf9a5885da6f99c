import type { Page } from '@playwright/test';
import { themeUrl } from '../../fixtures/catalogue/addresses.ts';
import { themes } from '../../fixtures/catalogue/themes.ts';
import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { paleOn, violationsOn } from '../testing/axe.ts';
import { wakeAll } from '../testing/boxes.ts';
import { lostInForcedColors } from '../testing/forced-colors.ts';
import { missesByWidth } from '../testing/hits.ts';
import { overflowOn, setLetters, withoutMargins } from '../testing/room.ts';
import { watchShifts } from '../testing/shifts.ts';
import { openStates } from '../testing/states.ts';
import { expect, test } from '../testing/test.ts';

/** Every widget with a box. */
const widgets = widgetFolders().filter(({ hasBox }) => hasBox);
const [first] = widgets;

/** States of one box share its names, which two boxes of a page never would. */
const onlyInTheCatalogue = ['landmark-unique'];

const isEnglish = (page: Page): boolean => new URL(page.url()).pathname.startsWith('/en');

/** No accessibility violation in the light scheme, and enough contrast in the dark one. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOn(page, { part, without: onlyInTheCatalogue }), page.url()).toEqual([]);
  // Joined letters are icons to axe, which looks at the colours of hardly any Persian text.
  if (!isEnglish(page)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await paleOn(page, { part }), page.url()).toEqual([]);
}

/** Nothing reaches beyond a phone's screen where letters are twice as large, nor beyond a narrower one. */
async function expectRoom(page: Page): Promise<void> {
  await setLetters(page, '200%');
  expect.soft(await overflowOn(page), page.url()).toEqual([]);
  await setLetters(page, '');
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await overflowOn(page), page.url()).toEqual([]);
}

for (const { name, hasView } of widgets) {
  const tag = hasView ? [] : '@without-view';
  test(`${name} works in each of its states, and is as good as it looks`, { tag }, async ({ page }, { project }) => {
    const isReact = project.name === 'react';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shifts = await watchShifts(page);
    const boxes = `[data-widget="${name}"]`;
    // Both builds print the same pages, which React only hydrates otherwise, whatever their language is.
    for (const edition of isReact ? [''] : ['', '/en']) {
      const address = `${edition}/catalogue/${name}`;
      await openStates(page, address, async () => {
        await wakeAll(page, boxes);
        await expect(page.locator(`${boxes}:not([data-widget-state=ready])`)).toHaveCount(0);
        await expect(page.locator(boxes)).not.toHaveCount(0);
        if (isReact) return;
        expect.soft(await shifts(), page.url()).toEqual([]);
        // What axe sees is the same in both languages, but for words and their direction: one Persian page is enough.
        if (isEnglish(page) || page.url().endsWith(address)) await expectAccessible(page, '.specimen');
        await expectRoom(page);
        expect.soft(await missesByWidth(page), page.url()).toEqual([]);
        if (!isEnglish(page)) expect.soft(await lostInForcedColors(page), page.url()).toEqual([]);
        await withoutMargins(page, '.specimen-box');
        expect.soft(await overflowOn(page), page.url()).toEqual([]);
      });
    }
  });
}

test.describe('around the boxes', { tag: '@without-view' }, () => {
  const papers = Object.keys(themes).map(name => themeUrl('en', name));
  const addresses = ['/catalogue', '/en/catalogue', `/catalogue/${first?.name}`, `/en/catalogue/${first?.name}`, ...papers];
  for (const address of addresses) {
    test(`${address} is for everybody`, async ({ page }) => {
      await page.goto(address);
      await expectAccessible(page, 'body');
      await expectRoom(page);
    });
  }
});
