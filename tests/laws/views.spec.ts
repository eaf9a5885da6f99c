import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { wakeAll } from '../testing/boxes.ts';
import { examples, placeExamples } from '../testing/example-pages.ts';
import { expect, test } from '../testing/test.ts';

const views = widgetFolders().filter(({ hasView }) => hasView).map(({ name }) => name);

test('every view wakes in its first state without an error', async ({ page }) => {
  let waking = '';
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(`${waking}: ${message}`));
  const firsts = examples.filter(({ name, index, language }) => index === 0 && language === 'fa' && views.includes(name));
  expect(firsts.map(({ name }) => name).sort()).toEqual(views.toSorted());
  await page.goto(await placeExamples(page, firsts));
  for (waking of views) await wakeAll(page, `[data-example^="${waking}:"] [data-widget]`);
  expect(errors).toEqual([]);
});
