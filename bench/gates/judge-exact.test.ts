import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Exact, judgeExact } from './judge-exact.ts';

const exact = (changes: Partial<Exact>): Exact => ({
  page: 'home',
  metric: 'calls',
  label: 'function calls',
  unit: '',
  values: [37_254, 37_254, 37_254],
  tolerance: 0,
  least: false,
  budget: { change: 0, limit: 37_254, measured: 37_254 },
  culprits: ['Row +1,200 (widgets/lists/rows.tsx:12)'],
  reproduce: 'npm run bench -- run --pages home --only count',
  ...changes,
});

test('a figure at its limit passes', () => {
  expect(judgeExact(exact({}))).toMatchObject({ outcome: 'passed', figure: 37_254, culprits: [] });
});

test('any excess fails, with page, metric, figures, limit, culprits and the command that shows it again', () => {
  expect(judgeExact(exact({ values: [39_114, 39_114, 39_114] }))).toMatchObject({
    outcome: 'failed',
    sentence:
      'home · function calls 37,254 → 39,114 (+1,860, +5.0 %; limit +0) · top: Row +1,200 (widgets/lists/rows.tsx:12) · npm run bench -- run --pages home --only count',
  });
});

test('the limit is told as room above what was measured', () => {
  const budget = { change: 0, limit: 2050, measured: 1979 };
  expect(judgeExact(exact({ values: [2051], unit: 'B', budget })).sentence).toContain(
    '1,979 → 2,051 B (+72, +3.6 %; limit +71 B)',
  );
});

describe('visits that disagree', () => {
  test('warn with all of their values, the worst as the figure', () => {
    const result = judgeExact(exact({ values: [37_254, 37_300, 37_200] }));
    expect(result).toMatchObject({ outcome: 'nondeterministic', figure: 37_300 });
    expect(result.sentence).toContain('differs from visit to visit: 37,254, 37,300, 37,200; limit 37,254');
  });

  test('fail where even the best is over the limit', () => {
    expect(judgeExact(exact({ values: [37_255, 37_300, 37_300] }))).toMatchObject({ outcome: 'failed', figure: 37_300 });
  });

  test('by no more than their tolerance are the same, and the worst counts', () => {
    const budget = { change: 0, limit: 1010, measured: 1000 };
    expect(judgeExact(exact({ values: [1000, 1005], tolerance: 0.01, budget })).outcome).toBe('passed');
    expect(judgeExact(exact({ values: [1009, 1011], tolerance: 0.01, budget })).outcome).toBe('failed');
  });
});

test('of what has to be there, less fails and more passes', () => {
  const budget = { change: 0, limit: 9, measured: 9 };
  expect(judgeExact(exact({ least: true, budget, values: [8, 8, 8] })).outcome).toBe('failed');
  expect(judgeExact(exact({ least: true, budget, values: [10, 10, 10] })).outcome).toBe('passed');
  const unsure = judgeExact(exact({ least: true, budget, values: [9, 8, 9] }));
  expect(unsure).toMatchObject({ outcome: 'nondeterministic', figure: 8 });
});

test('visits that agree pass up to the limit and fail from there on, whatever the figures', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (limit, value) => {
      const budget = { change: 0, limit, measured: limit };
      const { outcome } = judgeExact(exact({ budget, values: [value, value, value] }));
      expect(outcome).toBe(value > limit ? 'failed' : 'passed');
    }),
  );
});
