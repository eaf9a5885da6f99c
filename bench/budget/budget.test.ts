import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBudget, ownPages } from '../sites/own-site.ts';
import {
  type Budget,
  exactLimits,
  figuresOf,
  type Limit,
  limitFor,
  parseBudget,
  proposals,
  readBudget,
  withProposals,
} from './budget.ts';
import { writeJson } from './write-json.ts';
import { gate } from '../results/testing/examples.ts';

const limit = (changes: Partial<Limit>): Limit => ({
  id: 'calls:home',
  page: 'home',
  metric: 'calls',
  why: 'To try it.',
  owner: 'widgets',
  least: false,
  slack: 0,
  tolerance: 0,
  unit: '',
  change: 0,
  limit: 1000,
  measured: 1000,
  ...changes,
});

const propose = (changes: Partial<Limit>, figure: number, mayLoosen = false) =>
  proposals([limit(changes)], new Map([['calls:home', figure]]), { mayLoosen }).map(({ limit: { limit: from }, to, isLooser }) => ({ from, to, isLooser }));

const bytes = { slack: 0.02, unit: 'B' };
const heap = { slack: 0.01, tolerance: 0.01, unit: 'B' };

test.each<[what: string, figure: number, changes: Partial<Limit>, tighter: number | null, looser?: number]>([
  ['a count', 900, {}, 900],
  ['bytes, which leave 2 %', 900, bytes, 918],
  ['bytes within those 2 %', 985, bytes, null],
  ['a figure within its tolerance', 989, heap, null],
  ['a figure below its tolerance', 900, heap, 909],
  ['a count past its limit', 1001, {}, null, 1001],
  ['a larger minimum', 1001, { least: true }, 1001],
  ['a smaller minimum', 999, { least: true }, null, 999],
])('of a limit of 1000 for %s, %d: %j is tightened to %j, and loosened with a reason alone', (_, figure, changes, tighter, looser) => {
  const isLooser = looser !== undefined;
  const to = looser ?? tighter;
  expect(propose(changes, figure)).toEqual(tighter === null ? [] : [{ from: 1000, to: tighter, isLooser: false }]);
  expect(propose(changes, figure, true)).toEqual(to === null ? [] : [{ from: 1000, to, isLooser }]);
});

test('a limit stays if its figure was not measured', () => {
  expect(proposals([limit({})], new Map(), { mayLoosen: true })).toEqual([]);
});

test('a limit set to a figure accepts that figure, whatever the slack', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0, 0.01, 0.02, 0.05), (measured, slack) => {
      expect(limitFor(limit({ slack }), measured)).toBeGreaterThanOrEqual(measured);
    }),
  );
});

test('without a reason no limit ever becomes looser', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.constantFrom(0, 0.01, 0.02, 0.05), fc.boolean(), (figure, slack, least) => {
      for (const { from, to } of propose({ slack, least }, figure)) {
        expect(least ? from : to).toBeLessThan(least ? to : from);
      }
    }),
  );
});

test('a loosened limit names its change, a tighter one keeps its own, and the old budget stays unchanged', () => {
  const before: Budget = readBudget();
  const limits = exactLimits(before).filter(({ id }) => /^requests\.js\.end:(article|home)$/.test(id));
  const about = { date: '2026-12-01', reason: 'What wakes together comes together.', chromium: '156.0' };
  const after = withProposals(before, limits.map(one => {
    return { limit: one, to: 8, measured: 7, isLooser: one.page === 'home' };
  }), about);
  expect(exactLimits(after).filter(({ id }) => limits.some(one => one.id === id))).toEqual(limits.map(one => {
    return { ...one, limit: 8, measured: 7, change: one.page === 'home' ? before.changes.length : one.change };
  }));
  expect(after.changes).toEqual([...before.changes, about]);
  expect(exactLimits(before).filter(({ id }) => limits.some(one => one.id === id))).toEqual(limits);
});

test('exact figures are stored under their limits\' ids', () => {
  const gates = [gate({ figure: 1841 }), gate({ gate: 'ceiling', metric: 'seo' })];
  expect([...figuresOf(gates)]).toEqual([['nodes:home', 1841]]);
});

const budget = readBudget();

test('budget.json has the format that the bench writes', () => {
  expect(readFileSync(defaultBudget, 'utf8')).toBe(`${writeJson(budget)}\n`);
});

test('every limit names an existing change', () => {
  const limits = exactLimits(budget);
  expect(limits.length).toBeGreaterThan(100);
  for (const { id, change } of limits) expect(budget.changes[change], id).toBeDefined();
});

test('no limit is below its measured figure, and ids are unique', () => {
  const limits = exactLimits(budget);
  expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
  for (const { id, least, limit, measured } of limits) {
    expect(least ? -limit : limit, id).toBeGreaterThanOrEqual((least ? -1 : 1) * (measured ?? NaN));
  }
});

test.each(['requests.load', 'requests.js.end', 'nodes', 'listeners', 'heap', 'awake', 'shift'])(
  'each page kind has a budget of its %s',
  metric => {
    const pages = budget.pages.find(one => one.metric === metric)?.pages ?? {};
    expect(Object.keys(pages).sort()).toEqual(Object.keys(ownPages).sort());
  },
);

test('a limit without slack is the measured figure', () => {
  for (const limit of exactLimits(budget).filter(({ slack }) => slack === 0)) {
    expect(limit.limit, limit.id).toBe(limitFor(limit, limit.measured ?? NaN));
  }
});

test.each([
  ['a text that is not JSON', '{', 'budget.json is no budget: it is no JSON'],
  ['nothing in it', '{}', 'budget.json is no budget: "changes"'],
  ['an unknown part', JSON.stringify({ ...budget, more: 1 }), 'Unrecognized key'],
  ['an unknown metric', JSON.stringify({ ...budget, pages: [{ ...budget.pages[0], metric: 'speed' }] }), 'There is no metric "speed".'],
  ['no limit', JSON.stringify({ ...budget, ceilings: [{ ...budget.ceilings[0], limit: [] }] }), 'ceilings.0.limit'],
])('a budget with %s is refused with a sentence', (_, text, sentence) => {
  expect(() => parseBudget(text, 'budget.json')).toThrow(sentence);
});
