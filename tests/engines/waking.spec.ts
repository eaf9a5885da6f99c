import { sampleOf } from '../../scripts/test/nightly.ts';
import { asleepOn, wakeAll } from '../testing/boxes.ts';
import { pageOfEachLayout } from '../testing/every-page.ts';
import { examples, placeExamples, sheetOf } from '../testing/example-pages.ts';
import { expect, test } from './test.ts';

test('the boxes of every kind of page wake without a word in the console', async ({ reader, problems }) => {
  problems.expect(/404/);
  for (const [name, address] of pageOfEachLayout) {
    await test.step(name, async () => {
      await reader.goto(address);
      await wakeAll(reader);
    });
  }
});

for (const [language, ofLanguage] of sampleOf([...Map.groupBy(examples, state => state.language)])) {
  test(`every box of the catalogue wakes in ${language} without a word in the console`, async ({ reader }) => {
    for (const [sheet, states] of Map.groupBy(ofLanguage, sheetOf)) {
      await reader.goto(await placeExamples(reader, states));
      await wakeAll(reader);
      expect.soft(await asleepOn(reader), sheet).toEqual([]);
    }
  });
}
