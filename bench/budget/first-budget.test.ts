import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Series } from '../results/summary.ts';
import { exactLimits, parseBudget } from './budget.ts';
import { firstBudget } from './first-budget.ts';
import { judgePages } from './gates/exact.ts';
import { comparison as exampleComparison, seriesOf, spaced } from '../results/testing/examples.ts';

const series = (metric: string, values: number[]): Series => seriesOf(metric, values, { page: '/', arm: 'site' });

const about = { site: 'https://gazette.example', chromium: '156.0', date: '2026-11-23', comparisons: [] };

const limitsIn = (all: readonly Series[]) => {
  const { budget, leftOut } = firstBudget({ ...about, series: all });
  const limits = budget.pages.map(({ metric, pages }) => {
    return [metric, Object.values(pages).map(({ limit }) => limit)] as const;
  });
  return { limits: Object.fromEntries(limits), leftOut };
};

test('counts get a little slack, and fixed figures none', () => {
  const { limits } = limitsIn([
    series('calls', [1000, 1000, 1000]),
    series('requests.end', [3, 3, 3]),
    series('requests.repeated', [0, 0, 0]),
    series('shift', [0.0134, 0.0134, 0.0134]),
  ]);
  expect(limits).toEqual({ 'calls': [1050], 'requests.end': [4], 'requests.repeated': [0], 'shift': [0.02] });
});

test('a figure of 0 gets no limit if its gate fails at 0', () => {
  const { limits } = limitsIn([series('calls', [0, 0, 0]), series('awake', [0, 0, 0]), series('bytes.js.load', [0, 0, 0])]);
  expect(limits).toEqual({ 'bytes.js.load': [0] });
});

test('the limit of a layout shift that varies is twice the worst figure', () => {
  expect(limitsIn([series('shift', [0.003, 0.019, 0])])).toEqual({ limits: { shift: [0.04] }, leftOut: [] });
});

test('a figure that varies gets more slack, and one that varies too much gets a message instead of a limit', () => {
  const { limits, leftOut } = limitsIn([series('calls', [1000, 1125, 1000]), series('requests.end', [20, 40, 20])]);
  expect(limits).toEqual({ calls: [1407] });
  expect(leftOut.map(spaced)).toEqual(['/ · requests differs too much from visit to visit for a limit: 20, 40.']);
});

test('a first budget passes for the visits that it was made from', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(counts, counts, fc.double({ min: 0, max: 1, noNaN: true }), (calls, bytes, shift) => {
      const all = [series('calls', calls), series('bytes.html', bytes), series('shift', [shift, shift, shift])];
      const { budget } = firstBudget({ ...about, series: all });
      expect(parseBudget(JSON.stringify(budget))).toEqual(budget);
      const judged = { site: about.site, visits: 3, nameCulprits: () => [] };
      const gates = judgePages(exactLimits(budget), all, judged);
      expect(gates.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    }),
  );
});

test('ratios to the twin get slack above their interval; other timings get no limit', () => {
  const comparison = exampleComparison({ page: '/', arm: 'site', ratio: 1.2, high: 1.25 });
  const { budget } = firstBudget({ ...about, series: [], comparisons: [comparison, { ...comparison, metric: 'cpu.longest' }] });
  expect(budget.ratios.map(({ metric, pages }) => [metric, pages])).toEqual([
    ['cpu.load', { '/': { change: 0, limit: 1.38, measured: 1.2 } }],
  ]);
});
