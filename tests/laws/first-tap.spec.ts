import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly, sampleOf } from '../../scripts/test/nightly.ts';
import { examples, placeExamples } from '../testing/example-pages.ts';
import { controlsOn, expectSameEnd, openReaders } from '../testing/first-tap.ts';
import { expect, test } from '../testing/test.ts';

/** Before they wake, these have nothing to tap, */
const still = [
  ...['back-to-top', 'countdown', 'floating-ad', 'inline-ads', 'inline-boxes', 'live', 'offline', 'relative-times'],
  ...['saved', 'sticky-header', 'visit', 'vitals'],
];
/** these have a link instead of what they make of it, */
const replaced = ['dynamic-form', 'mail-link'];
/** this draws an advert by chance, and this leads to the page itself, which an example is not on. */
const others = ['random-ad', 'view-mode'];
const untappable = [...still, ...replaced, ...others];

const widgets = widgetFolders().filter(({ name, hasBox }) => hasBox && !untappable.includes(name));
for (const { name } of widgets) {
  for (const language of isNightly ? (['fa', 'en'] as const) : (['fa'] as const)) {
    test(`the first tap on ${name} ends where its awake box leads in ${language}`, async ({ browser, page, problems }) => {
      if (isNightly) test.slow();
      // An example's match is at no server.
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

/** One page of each kind that has boxes, but for a dynamic form's, whose only link the awake box replaces. */
const pages = [
  ...['/', '/en', '/embed/1311', '/news/1001', '/news/1202', '/news/1301', '/news/1302', '/news/1303', '/news/1311'],
  ...['/topic/society', '/person/301', '/category/photo', '/poll/14', '/poll/12?voted=105', '/write/1', '/newsletter'],
  ...['/form/22?plain=1', '/answer/comment/1001', '/archive?pi=2&all=می&yr=1405', '/marchive'],
];
for (const address of isNightly ? pages : ['/', '/news/1202']) {
  test(`the first tap on ${address} ends where its awake boxes lead`, async ({ browser, page, problems }) => {
    if (isNightly) test.slow();
    const found = await controlsOn(page, () => address);
    // Controls in boxes are tapped in their examples.
    const controls = isNightly ? found : found.filter(({ widget }) => !widget).slice(0, 2);
    expect(controls).not.toEqual([]);
    const readers = await openReaders(page, browser, problems);
    for (const control of controls) {
      await test.step(`${control.widget}: ${control.kind}`, () => expectSameEnd(readers, control));
    }
  });
}
