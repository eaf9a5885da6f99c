import { exampleLanguages } from '../../widgets/shared/render/examples.ts';
import { boxOf, wakeAll } from '../testing/boxes.ts';
import { openByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { examples } from '../testing/example-pages.ts';
import { missesOn } from '../testing/hits.ts';
import { playEndlessly } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

const fixed = ['item-media', 'back-to-top', 'accessibility'];
const notice = '<div class="page-notice" role="alert" hidden>What you tapped cannot be had now. Try again later. <button>×</button></div>';

for (const language of exampleLanguages) {
  for (const width of [360, 1280]) {
    test(`fixed elements cover no controls in ${language} at ${width} px`, async ({ page }) => {
      await playEndlessly(page);
      await page.setViewportSize({ width, height: 800 });
      const states = examples.filter(state => state.language === language);
      const boxes = fixed.map(name => states.find(state => state.name === name)?.print());
      const html = boxes.join('<p style="height: 2000px">Text</p>');
      await openByHand(page, `<div style="position: relative">${html}</div>${notice}`, { head: stylesheetByHand(), language });
      const video = boxOf(page, 'item-media').locator('video');
      await page.mouse.wheel(0, 10);
      await video.evaluate((media: HTMLVideoElement) => media.play());
      await page.mouse.wheel(0, 1500);
      await expect(page.locator('.mini-player:not(.mini-player-unseen)')).toBeInViewport({ ratio: 1 });
      for (const part of ['.mini-player', '.way-to-top', '.accessibility']) await expect.poll(() => missesOn(page, part)).toEqual([]);
      const settings = boxOf(page, 'accessibility');
      await settings.getByRole('button').first().tap();
      await expect(settings.locator('.accessibility-menu')).toBeVisible();
      await expect.poll(() => missesOn(page, '.accessibility-menu')).toEqual([]);
      await page.locator('.page-notice').evaluate(element => element.removeAttribute('hidden'));
      await expect.poll(() => missesOn(page, '.page-notice')).toEqual([]);
    });
  }
}

for (const front of ['/', '/en']) {
  test(`each tab of ${front} opens a panel whose links can be tapped`, async ({ page }) => {
    await page.goto(front);
    await wakeAll(page, '.tabs');
    for (const tab of await page.locator('.tabs').getByRole('tab').all()) {
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await missesOn(page, '.tabs')).toEqual([]);
    }
    const story = page.locator('.tabs').getByRole('tabpanel').getByRole('link').first();
    const address = await story.getAttribute('href');
    await story.tap();
    await expect(page).toHaveURL(address ?? '');
  });
}
