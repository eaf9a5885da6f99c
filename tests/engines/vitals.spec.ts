import { measuring, type MeasuredNewsroom, openMeasuredNewsroom } from '../testing/field.ts';
import { expect, test } from './test.ts';

let newsroom: MeasuredNewsroom;

test.beforeEach(async () => {
  newsroom = await openMeasuredNewsroom();
});
test.afterEach(() => newsroom.close());

test('a page view is told once the reader leaves', async ({ reader }) => {
  const { address, rows, views } = newsroom;
  await reader.goto(`${address}/news/1034`);
  await reader.waitForFunction(selector => document.querySelector(selector) !== null, measuring);
  await reader.goto(`${address}/sections`);
  await expect.poll(views).toMatchObject({ 'article navigate': 1 });
  // WebKitGTK tells little else of how a page came.
  expect((await rows()).filter(({ kind }) => kind === 'article').map(({ metric }) => metric)).toContain('fcp');
});
