import { expect, test } from 'vitest';
import type { Sample } from '../results/sample.ts';
import type { WidgetCost } from '../results/summary.ts';
import { widgetTable } from '../report/verdicts.ts';
import { askedWidgets, disagreementsIn, readShownWidgets, widgets } from './widgets.ts';
import { sample } from '../results/testing/examples.ts';

const cost = (given: Partial<WidgetCost>): WidgetCost => ({
  widget: 'poll',
  arm: 'preact',
  bytes: 1874,
  sharedBytes: 500,
  requests: 3,
  compiled: 3,
  calls: 508,
  wakeTime: 12.34,
  tapTime: 24.4,
  heap: 238_464,
  twinRatio: 1.2345,
  ...given,
});

test('the table puts the most expensive widgets first, and those without a figure last', () => {
  const costs = [cost({ widget: 'visit', tapTime: null }), cost({ widget: 'like', tapTime: 8 }), cost({ widget: 'poll' })];
  expect(widgetTable(costs, 'tap').rows.map(([widget]) => widget)).toEqual(['poll', 'like', 'visit']);
});

test.each([
  [['--build', 'preact,vue'], '--build is "vue"; it can be preact, react.'],
  [['--sort', 'size'], '--sort is "size"; it can be bytes, shared, requests'],
  [['--rounds', 'many'], '--rounds is "many"; it has to be a whole number from 1 on.'],
  [['--page', 'home'], 'There are --build, --rounds, --sort'],
])('%j is refused with the valid options or values', async (args, sentence) => {
  await expect(widgets(args)).rejects.toThrow(sentence);
});

const visit = (round: number, calls: number, probe = 'count-box'): Sample =>
  sample({ probe, page: 'poll', round, figures: { calls, compiled: 3 } });

test('a count that differs between visits is reported with its values', () => {
  expect(disagreementsIn([visit(0, 508), visit(1, 509)])).toEqual([
    'poll of preact: calls differ between visits (508, 509).',
  ]);
});

test('a timed figure may differ between visits', () => {
  expect(disagreementsIn([visit(0, 508, 'time-box'), visit(1, 509, 'time-box')])).toEqual([]);
});

const all = ['poll', 'rating', 'comments'].map(name => ({ name, path: `/catalogue/${name}/first` }));

test('an unknown widget gets the nearest name as a suggestion', () => {
  expect(() => askedWidgets(all, ['comment'])).toThrow('There is no widget "comment" with a box. Did you mean "comments"?');
});

test('a missing build gets the command to make one', async () => {
  await expect(readShownWidgets('/nowhere')).rejects.toThrow('There is no /nowhere/examples.mjs: run "npm run build".');
});
