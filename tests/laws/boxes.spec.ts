import type { Page } from '@playwright/test';
import { themeUrl } from '../../fixtures/newsroom/catalogue/addresses.ts';
import { themes } from '../../fixtures/newsroom/catalogue/themes.ts';
import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { contrastViolations, violationsOn } from '../testing/axe.ts';
import { asleepOn, wakeAll } from '../testing/boxes.ts';
import { examples, placeExamples, sheetOf } from '../testing/example-pages.ts';
import { lostInForcedColors } from '../testing/forced-colors.ts';
import { missesOn } from '../testing/hits.ts';
import { lostTextOn, scrollersWithoutKeysOn } from '../testing/lost-text.ts';
import { overflowOn, setLetters, withoutMargins } from '../testing/overflow.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';
import { tourOn } from '../testing/tour.ts';

/** The states of a box have the same landmark names; two boxes on a real page would not. */
const onlyInTheCatalogue = ['landmark-unique'];

/** Expects no accessibility violation in the light scheme, and enough contrast in the dark one. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOn(page, { part, without: onlyInTheCatalogue })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrastViolations(page, { part })).toEqual([]);
}

/** Expects no overflow on a phone with 200 % text size, nor on a screen 320 px wide. */
async function expectNoOverflow(page: Page): Promise<void> {
  await setLetters(page, '200%');
  expect.soft(await overflowOn(page), 'large letters').toEqual([]);
  await setLetters(page, '');
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await overflowOn(page), '320 px').toEqual([]);
}

const softly = expect.configure({ soft: true });

for (const [language, ofLanguage] of Map.groupBy(examples, state => state.language)) {
  for (const [sheet, states] of Map.groupBy(ofLanguage, sheetOf)) {
    test(`${sheet} pass all accessibility checks in ${language}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shifts = await watchShifts(page);
      await page.goto(await placeExamples(page, states));
      await wakeAll(page);
      expect.soft(await asleepOn(page)).toEqual([]);
      expect.soft(await shifts()).toEqual([]);
      // The two languages differ for axe only in words and direction.
      if (language === 'en' || isNightly) await expectAccessible(page, '[data-example]');
      await expectNoOverflow(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await missesOn(page), `${width} px`).toEqual([]);
        // A slider animates its height to that of its slide.
        await softly.poll(() => lostTextOn(page), `${width} px`).toEqual([]);
        if (isNightly || (width === 360) === (language === 'fa')) expect.soft(await tourOn(page), `${width} px`).toEqual([]);
      }
      expect.soft(await scrollersWithoutKeysOn(page)).toEqual([]);
      expect.soft(await lostInForcedColors(page)).toEqual([]);
      await withoutMargins(page, '[data-example]');
      expect.soft(await overflowOn(page), 'without margins').toEqual([]);
    });
  }
}

const [first] = widgetFolders();
const papers = Object.keys(themes).map(name => themeUrl('en', name));
for (const address of ['/catalogue', '/en/catalogue', `/catalogue/${first?.name}`, `/en/catalogue/${first?.name}`, ...papers]) {
  test(`${address} is accessible and does not overflow on narrow screens`, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page, 'body');
    await expectNoOverflow(page);
  });
}
