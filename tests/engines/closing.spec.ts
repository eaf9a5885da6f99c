import { goBack } from '../testing/boxes.ts';
import { expectHidden, expectShown } from './steps.ts';
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
