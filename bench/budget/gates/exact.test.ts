import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Series } from '../../results/summary.ts';
import { type Exact, fileGates, judgeExact, judgePages } from './exact.ts';
import { seriesOf, spaced } from '../../results/testing/examples.ts';

const exact = (changes: Partial<Exact>): Exact => ({
  page: 'home',
  metric: 'calls',
  values: [37_254, 37_254, 37_254],
  before: [37_254],
  limit: 37_254,
  nameCulprits: () => ['Row +1,200 (widgets/shared/news-list/news-list.tsx:12)'],
  reproduce: 'npm run bench -- run --pages home --only count',
  ...changes,
});

test('any excess fails with its details, culprits and command', () => {
  const { outcome, sentence } = judgeExact(exact({ values: [39_114, 39_114, 39_114] }));
  expect(outcome).toBe('failed');
  expect(spaced(sentence)).toBe(
    'home · function calls 37,254 → 39,114, +1,860 (+5 %); limit 37,254 · top: Row +1,200 (widgets/shared/news-list/news-list.tsx:12) · npm run bench -- run --pages home --only count',
  );
});

test('the message compares the figure with the earlier one, whatever the limit', () => {
  const { sentence } = judgeExact(exact({ metric: 'bytes.html', values: [2051], before: [1979], limit: 2050 }));
  expect(spaced(sentence)).toContain('1,979 B → 2,051 B, +72 B (+3.6 %); limit 2,050 B');
});

describe('visits that disagree', () => {
  test('warn with all values and report the worst if that is within the limit', () => {
    const result = judgeExact(exact({ values: [37_254, 37_250, 37_200] }));
    expect(result).toMatchObject({ outcome: 'nondeterministic', figure: 37_254, culprits: [] });
    expect(result.sentence).toContain('differs from visit to visit: 37,254 → 37,254, 37,250, 37,200; limit 37,254');
  });

  test.each(['shift', 'taps.lost'])('fail if a single one is above the limit of %s', metric => {
    const once = exact({ metric, values: [0, 0.001, 0], before: [0], limit: 0 });
    expect(judgeExact(once)).toMatchObject({ outcome: 'failed', figure: 0.001 });
    expect(judgeExact({ ...once, limit: 0.002 }).outcome).toBe('nondeterministic');
  });

  test('warn also if only the earlier visits disagree', () => {
    expect(judgeExact(exact({ before: [37_254, 37_200] })).outcome).toBe('nondeterministic');
  });

  test('pass without a warning within their metric\'s tolerance, and the worst decides', () => {
    const heap = { metric: 'heap', before: [1000], limit: 1010 };
    expect(judgeExact(exact({ ...heap, values: [1000, 1005] })).outcome).toBe('passed');
    expect(judgeExact(exact({ ...heap, values: [1009, 1011] })).outcome).toBe('failed');
  });
});

test('equal visits pass up to the limit and fail above it', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.constantFrom('calls', 'awake'), (limit, value, metric) => {
      const { outcome } = judgeExact(exact({ metric, limit, values: [value, value, value] }));
      expect(outcome).toBe((metric === 'awake' ? value < limit : value > limit) ? 'failed' : 'passed');
    }),
  );
});

test('visits fail if and only if one of them fails', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.array(fc.nat(9), { minLength: 1 }), fc.constantFrom('calls', 'awake'), (limit, values, metric) => {
      const alone = values.map(value => judgeExact(exact({ metric, limit, values: [value] })).outcome);
      expect(judgeExact(exact({ metric, limit, values })).outcome === 'failed').toBe(alone.includes('failed'));
    }),
  );
});

const series = (page: string, metric: string, values: number[]): Series => seriesOf(metric, values, { page });

type Limits = Parameters<typeof judgePages>[0];

const limit = (changes: Partial<Limits[number]>): Limits[number] => ({
  page: 'home',
  metric: 'nodes',
  limit: 1841,
  measured: 1841,
  ...changes,
});

const judge = (limits: Limits, measured: readonly Series[], culprits: string[] = []) =>
  judgePages(limits, measured, { site: 'preact', visits: 3, nameCulprits: () => culprits });

test('a failure names the likely culprits and the command that counts the page again', () => {
  const [result] = judge([limit({})], [series('home', 'nodes', [1842, 1842, 1842])], ['ticker +1']);
  const reproduce = 'npm run bench -- run --pages home --only count';
  expect(result).toMatchObject({ outcome: 'failed', label: 'nodes', culprits: ['ticker +1'], reproduce });
});

describe('it is a BenchFailure', () => {
  test.each([[[]], [[series('home', 'nodes', [1, 1])]], [[series('article', 'nodes', [1, 1, 1])]]])(
    'when a figure was not measured at every visit',
    measured => {
      expect(() => judge([limit({})], measured)).toThrow(/^home · nodes was measured at \d of 3 visits/);
    },
  );

  test('if a figure is 0 that must not be', () => {
    expect(() => judge([limit({})], [series('home', 'nodes', [0, 0, 0])])).toThrow('home · nodes is 0: nothing was measured');
  });
});

test('a figure may be 0 where its limit allows it', () => {
  const shift = limit({ metric: 'shift', limit: 0, measured: 0 });
  expect(judge([shift], [series('home', 'shift', [0, 0, 0])])[0]?.outcome).toBe('passed');
});

test('a file passes up to its limit and fails with one more byte', () => {
  const gates = fileGates([{ name: 'poll', size: 900, sizeLimit: 900 }, { name: 'like', size: 901, sizeLimit: 900 }]);
  expect(gates.map(({ page, label, outcome }) => [page, label, outcome])).toEqual([
    ['build', 'poll', 'passed'],
    ['build', 'like', 'failed'],
  ]);
});

test('a limit for a removed file fails with a message', () => {
  expect(() => fileGates([{ name: 'poll', size: 0 }])).toThrow('"poll" of .size-limit.json finds no file');
});
