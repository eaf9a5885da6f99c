import { goBack } from '../testing/boxes.ts';
import { arriveAt, expectHidden, expectShown } from './steps.ts';
import { expect, test } from './test.ts';

const overlays = [
  ['stories', '/en/catalogue/story', '.story-opener', '.story-dialog', '.story-close'],
  ['a match', '/en/sports', '[data-widget-state=ready] [data-fixture] a', '.fixture-dialog', '.fixture-close'],
] as const;

for (const [name, address, opener, overlay, button] of overlays) {
  test(`${name} over the page can be closed by a button, Escape and Back`, async ({ reader }) => {
    await reader.goto(address);
    await reader.waitForFunction(link => document.querySelector(link), opener);
    for (const close of [() => reader.tap(button), () => reader.keyboard.press('Escape'), () => goBack(reader)]) {
      await reader.tap(opener);
      await expectShown(reader, overlay);
      await close();
      await expectHidden(reader, overlay);
      expect(await reader.evaluate(() => location.pathname)).toBe(address);
    }
  });
}

test('the display settings can be closed by Escape when nothing has the focus', async ({ reader }) => {
  const [button, menu] = ['.accessibility > button', '.accessibility-menu'];
  await reader.goto('/en');
  await reader.tap(button);
  await expectShown(reader, menu);
  // Safari gives it to no button that is tapped.
  await reader.evaluate(() => (document.activeElement as HTMLElement).blur());
  await reader.keyboard.press('Escape');
  await expectHidden(reader, menu);
});

const popovers = [
  ['the display settings', '/en', '.accessibility > button', '.accessibility-menu'],
  ['the menu of editions', '/en', '.responsive-menu summary', '.responsive-menu li'],
  ['a list to choose from', '/archive', '[data-widget-state=ready]:has(> [name=pl])', '.select-panel'],
] as const;

for (const [name, address, opener, popover] of popovers) {
  test(`${name} can be closed by Back, which leads to the page before once it is closed`, async ({ reader }) => {
    await reader.goto('/connection');
    await reader.goto(address);
    await reader.evaluate(() => document.querySelector('[name=pl]')?.scrollIntoView({ behavior: 'instant' }));
    for (const close of [() => goBack(reader), () => reader.keyboard.press('Escape')]) {
      await reader.tap(opener);
      await expectShown(reader, popover);
      // The menu of editions opens without a script.
      await reader.waitForFunction(() => (history.state as object | null) !== null);
      await close();
      await expectHidden(reader, popover);
      await arriveAt(reader, address);
    }
    await goBack(reader);
    await arriveAt(reader, '/connection');
  });
}
