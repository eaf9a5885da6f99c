import { wakeAll } from '../testing/boxes.ts';
import { everyPage } from '../testing/every-page.ts';
import { missesOn } from '../testing/hits.ts';
import { overflowOn } from '../testing/overflow.ts';
import { expect, test } from '../testing/test.ts';

for (const [name, address] of everyPage) {
  test(`${name} has no overflow and no covered controls on narrow and wide screens`, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto(address);
    await wakeAll(page);
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOn(page), `${width} px`).toEqual([]);
      expect.soft(await missesOn(page), `${width} px`).toEqual([]);
    }
  });
}
