import { isNightly } from '../../scripts/test/nightly.ts';
import { failedResource } from '../testing/boxes.ts';
import { controlsOn, expectSameEnd, openReaders } from '../testing/first-tap.ts';
import { expect, test } from '../testing/test.ts';

// The visit is the one call that pages make by themselves. Calls of boxes hang in calls-apart.dom.test.ts.

const pages = isNightly ? ['/news/1001', '/news/1202', '/news/1301', '/news/1311', '/topic/society'] : ['/news/1001'];

/** Widgets that send what is tapped. */
const sending = ['comments', 'follow', 'like', 'poll', 'rating'];

for (const answer of isNightly ? (['hangs', 'fails'] as const) : (['hangs'] as const)) {
  for (const address of pages) {
    test(`every box of ${address} works while the visit ${answer}`, async ({ browser, page, problems }) => {
      if (isNightly) test.slow();
      problems.expect(failedResource);
      await page.setViewportSize({ width: 360, height: 8000 });
      const found = await controlsOn(page, () => address);
      await page.setViewportSize({ width: 360, height: 800 });
      const controls = found.filter(({ widget = '' }) => (isNightly ? widget : sending.includes(widget)));
      expect(controls).not.toEqual([]);
      const readers = await openReaders(page, browser, problems);
      const [, first] = readers;
      await first.page.context().route('**/rest/visit', route => (answer === 'fails' ? route.abort() : undefined));
      for (const control of controls) {
        await test.step(`${control.widget}: ${control.kind}`, () => expectSameEnd(readers, control));
      }
    });
  }
}
