import { wakeAll } from '../testing/boxes.ts';
import { missesOn } from '../testing/hits.ts';
import { expect, test } from '../testing/test.ts';

for (const front of ['/', '/en']) {
  test(`each tab of ${front} opens a panel whose stories can be tapped`, async ({ page }) => {
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

test('covered controls are found, and invisible ones are ignored', async ({ page }) => {
  await page.setContent(`
    <a href="#1">hit</a>
    <p style="position: relative"><a href="#2">covered</a><span style="position: absolute; inset: 0"></span></p>
    <div style="display: grid">
      <p style="grid-area: 1 / 1"><button>under what is hidden</button></p>
      <p style="grid-area: 1 / 1" hidden="until-found"><button>to be found</button></p>
    </div>
    <input type="checkbox" id="box" style="position: absolute; opacity: 0"><label for="box">labelled</label>
    <button style="pointer-events: none">out of reach</button>
    <p style="height: 20px; overflow: hidden">Cut off<br><br><br><a href="#3">after it</a></p>
    <p inert><a href="#4">inert</a></p>
    <a href="#5" style="position: absolute; top: -50px">above the page</a>`);
  const found = (await missesOn(page)).map(miss => /“(.*?)”/.exec(miss)?.[1]);
  expect(found).toEqual(['covered', 'under what is hidden', 'out of reach']);
});
