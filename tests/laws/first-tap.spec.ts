import { controlsOn, expectSameEnd } from '../testing/first-tap.ts';
import { test } from '../testing/test.ts';

/** One page of each kind that has boxes, but for a dynamic form's, whose only link the awake box replaces. */
const pages = [
  '/',
  '/en',
  '/embed/1311',
  '/news/1001',
  '/news/1202',
  '/news/1301',
  '/news/1302',
  '/news/1303',
  '/news/1311',
  '/topic/society',
  '/person/301',
  '/category/photo',
  '/poll/14',
  '/poll/12?voted=105',
  '/write/1',
  '/newsletter',
  '/form/22?plain=1',
  '/answer/comment/1001',
  '/archive?pi=2&all=می&yr=1405',
  '/marchive',
];

/** What was tapped on other pages: of each widget one control of a kind stands for all, and one for all in no box. */
const tapped = new Set<string>();

// One worker for all pages, or each of two has a list of its own.
test.describe.configure({ mode: 'default' });

for (const address of pages) {
  test(`${address}: the first tap ends where the awake box would have led`, async ({ browser, page, problems }) => {
    // Each control is tapped in two visits, one of them on a slow phone.
    test.setTimeout(180_000);
    for (const control of await controlsOn(page, address)) {
      const name = control.widget ? `${control.widget}: ${control.kind}` : 'in no box';
      if (tapped.has(name)) continue;
      tapped.add(name);
      await test.step(name, () => expectSameEnd(browser, problems, control));
    }
  });
}
