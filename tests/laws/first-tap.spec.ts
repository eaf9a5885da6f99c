import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly, sampleOf } from '../../scripts/test/nightly.ts';
import { examples, placeExamples } from '../testing/example-pages.ts';
import { controlsOn, expectSameEnd, openReaders } from '../testing/first-tap.ts';
import { expect, test } from '../testing/test.ts';

/** Widgets with nothing to tap before they wake. */
const still = [
  ...['back-to-top', 'countdown', 'floating-ad', 'inline-ads', 'inline-boxes', 'live', 'offline', 'relative-times'],
  ...['saved', 'sticky-header', 'visit', 'vitals'],
];
/** Widgets whose link is replaced when they wake. */
const replaced = ['dynamic-form', 'mail-link'];
/** `random-ad` draws a random advert, and `view-mode` links to the current page, which is not the example's. */
const others = ['random-ad', 'view-mode'];
const untappable = [...still, ...replaced, ...others];

const widgets = widgetFolders().filter(({ name, hasBox }) => hasBox && !untappable.includes(name));
for (const { name } of widgets) {
  for (const language of isNightly ? (['fa', 'en'] as const) : (['fa'] as const)) {
    test(`the first tap on ${name} ends like one on its awake box in ${language}`, async ({ browser, page, problems }) => {
      if (isNightly) test.slow();
      // No server knows the match of an example.
      problems.expect(/404/);
      const states = examples.filter(state => state.name === name && state.language === language);
      const found = await controlsOn(page, blank => placeExamples(blank, states));
      const controls = found.filter(({ widget }) => widget === name);
      expect(controls).not.toEqual([]);
      const readers = await openReaders(page, browser, problems);
      for (const control of sampleOf(controls, 2)) {
        const its = states.slice(control.place, control.place + 1);
        const print = (blank: typeof page): Promise<string> => placeExamples(blank, its);
        await test.step(control.kind, () => expectSameEnd(readers, { ...control, print }));
      }
    });
  }
}

/** One page of each kind with boxes. Omits the dynamic form's, because the awake box replaces its only link. */
const pages = [
  ...['/', '/en', '/embed/1311', '/news/1001', '/news/1202', '/news/1301', '/news/1302', '/news/1303', '/news/1311'],
  ...['/topic/society', '/person/301', '/category/photo', '/poll/14', '/poll/12?voted=105', '/write/1', '/newsletter'],
  ...['/form/22?plain=1', '/answer/comment/1001', '/archive?pi=2&all=می&yr=1405', '/marchive'],
];
for (const address of isNightly ? pages : ['/', '/news/1202']) {
  test(`the first tap on ${address} ends like one on awake boxes`, async ({ browser, page, problems }) => {
    if (isNightly) test.slow();
    const found = await controlsOn(page, () => address);
    // Controls in boxes are tested with their examples above.
    const controls = isNightly ? found : found.filter(({ widget }) => !widget).slice(0, 2);
    expect(controls).not.toEqual([]);
    const readers = await openReaders(page, browser, problems);
    for (const control of controls) {
      await test.step(`${control.widget}: ${control.kind}`, () => expectSameEnd(readers, control));
    }
  });
}
