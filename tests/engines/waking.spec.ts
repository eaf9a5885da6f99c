import { sampleOf } from '../../scripts/test/nightly.ts';
import { asleepOn, wakeAll } from '../testing/boxes.ts';
import { pageOfEachLayout } from '../testing/every-page.ts';
import { examples, placeExamples, sheetOf } from '../testing/example-pages.ts';
import { expect, test } from '../testing/test.ts';

test('boxes of every kind of page wake without console messages', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const [name, address] of pageOfEachLayout) {
    await test.step(name, async () => {
      await page.goto(address);
      await wakeAll(page);
    });
  }
});

for (const [language, ofLanguage] of sampleOf([...Map.groupBy(examples, state => state.language)])) {
  test(`every box of the catalogue wakes in ${language} without console messages`, async ({ page }) => {
    for (const [sheet, states] of Map.groupBy(ofLanguage, sheetOf)) {
      await page.goto(await placeExamples(page, states));
      await wakeAll(page);
      expect.soft(await asleepOn(page), sheet).toEqual([]);
    }
  });
}
