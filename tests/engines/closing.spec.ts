import type { Page } from '@playwright/test';
import { goBack } from '../testing/boxes.ts';
import { waitForAddress, expectHidden, expectShown } from './steps.ts';
import { test } from '../testing/test.ts';

/** Waits until the current history entry is, or is not, the one by which Back closes something. */
const awaitEntry = (page: Page, isThere: boolean): Promise<unknown> =>
  page.waitForFunction(wanted => /held over/.test(JSON.stringify(history.state)) === wanted, isThere);

test('Escape closes the display settings even without the focus', async ({ page }) => {
  const [button, menu] = ['.accessibility > button', '.accessibility-menu'];
  await page.goto('/en');
  await page.tap(button);
  await expectShown(page, menu);
  // Safari does not focus a tapped button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expectHidden(page, menu);
});

const popovers = [
  ['the display settings', '/en', '.accessibility > button', '.accessibility-menu'],
  ['the menu of editions', '/en', '.responsive-menu summary', '.responsive-menu li'],
  ['a list to choose from', '/archive', '[data-widget-state=ready]:has(> [name=pl])', '.select-panel'],
] as const;

for (const [name, address, opener, popover] of popovers) {
  test(`Back closes ${name}, and leaves the page once ${name} is closed`, async ({ page }) => {
    await page.goto('/connection');
    await page.goto(address);
    await page.evaluate(() => document.querySelector('[name=pl]')?.scrollIntoView({ behavior: 'instant' }));
    for (const close of [() => goBack(page), () => page.keyboard.press('Escape')]) {
      await page.tap(opener);
      await expectShown(page, popover);
      // The menu of editions opens without a script.
      await awaitEntry(page, true);
      await close();
      await expectHidden(page, popover);
      await awaitEntry(page, false);
      await waitForAddress(page, address);
    }
    await goBack(page);
    await waitForAddress(page, '/connection');
  });
}

const covers = [
  ['the menu', '/', '.menu-trigger', '#menu[role=dialog]', '#menu a[href="/topic/economy"]'],
  ['the menu of editions', '/', '.responsive-menu summary', '.responsive-menu li', '.responsive-menu a[href="/en"]'],
  ['the search', '/en', '.search-overlay button', '.search-dialog', '.search-dialog-offers a'],
] as const;

for (const [name, address, opener, cover, link] of covers) {
  test(`a link in ${name} opens its page, and Back returns to the page without ${name}`, async ({ page }) => {
    await page.goto('/connection');
    await page.goto(address);
    await page.tap(opener);
    await expectShown(page, cover);
    await expectShown(page, link);
    await awaitEntry(page, true);
    const href = await page.evaluate(part => document.querySelector<HTMLAnchorElement>(part)?.href ?? '', link);
    await page.tap(link);
    await waitForAddress(page, decodeURI(href));
    await goBack(page);
    await waitForAddress(page, address);
    await expectHidden(page, cover);
    await awaitEntry(page, false);
    await goBack(page);
    await waitForAddress(page, '/connection');
  });
}

test('closed or reloaded display settings leave no extra history entry', async ({ page }) => {
  const [button, menu] = ['.accessibility > button', '.accessibility-menu'];
  for (const close of [() => page.keyboard.press('Escape'), () => Promise.resolve()]) {
    await page.goto('/connection');
    await page.goto('/en');
    await page.tap(button);
    await expectShown(page, menu);
    await close();
    await page.reload();
    await awaitEntry(page, false);
    await goBack(page);
    await waitForAddress(page, '/connection');
  }
});
