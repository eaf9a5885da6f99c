import { expect, test } from 'vitest';
import { summary as summarySchema, type Summary } from '../../results/summary.ts';
import type { Sample } from '../../results/sample.ts';
import { askedMetrics } from './ask.ts';
import { judge } from './judge.ts';
import type { Measured } from './measure.ts';
import { comparisonText } from './print.ts';
import { exampleManifest, timings, visits } from './testing/example-samples.ts';
import { request } from '../../results/testing/examples.ts';

type Changes = Partial<Measured & { metrics: readonly string[] }>;

const summarise = (samples: readonly Sample[], { metrics = askedMetrics(null), ...changes }: Changes = {}): Summary => {
  const run = { manifest: exampleManifest, samples, calibration: {}, isOneRun: true, warnings: [], folder: null };
  return summarySchema.parse(judge({ metrics, margin: 0.03 }, { ...run, ...changes }));
};

/** Returns three visits to base and head with these figures. */
const counted = (base: number, head: number, metric = 'listeners'): Sample[] => [
  ...visits('count', 'base', [base, base, base].map(value => ({ [metric]: value }))),
  ...visits('count', 'head', [head, head, head].map(value => ({ [metric]: value }))),
];

const timed = (head: number, again = 100, scatter = 0.01): Sample[] => [
  ...timings('base', 100, scatter),
  ...timings('head', head, scatter),
  ...timings('base again', again, scatter),
];

test('equal figures pass', () => {
  const { verdict, sentence } = summarise([...counted(500, 500), ...timed(100)]);
  expect({ verdict, sentence }).toEqual({
    verdict: 'passed',
    sentence: 'Nothing is worse: 1 exact figure and 1 timing are within their limits.',
  });
});

test('a larger exact figure is a regression, with its figures and command', () => {
  const { verdict, gates } = summarise(counted(500, 501));
  expect(verdict).toBe('regression');
  expect(gates[0]?.sentence).toBe(
    'home · listeners 500 → 501, +1 (+0.2\u202f%); limit 500 · npm run bench -- compare main HEAD --pages home --only exact',
  );
});

test("a difference within the metric's own noise passes", () => {
  expect(summarise(counted(1000, 1009, 'heap')).verdict).toBe('passed');
  expect(summarise(counted(1000, 1011, 'heap')).verdict).toBe('regression');
});

test('fewer awake boxes are a regression, and more are not', () => {
  expect(summarise(counted(9, 8, 'awake')).verdict).toBe('regression');
  expect(summarise(counted(8, 9, 'awake')).verdict).toBe('passed');
});

/** Returns visits to head with these figures, and visits to base with 500. */
const beside500 = (metric: string, ...values: number[]): Sample[] => [
  ...visits('count', 'base', values.map(() => ({ [metric]: 500 }))),
  ...visits('count', 'head', values.map(value => ({ [metric]: value }))),
];

test('visits that differ within the limit pass, and warn with all their figures', () => {
  const { verdict, warnings } = summarise([...beside500('listeners', 500, 502, 500), ...counted(7, 7, 'compiled')]);
  expect(verdict).toBe('passed');
  expect(warnings.join()).toContain('listeners differs from visit to visit: 500 → 500, 502');
});

test('a visit far beyond the limit fails, and so do visits that all exceed it', () => {
  expect(summarise(beside500('calls', 500, 511, 500)).verdict).toBe('regression');
  expect(summarise(beside500('listeners', 510, 502, 501)).verdict).toBe('regression');
});

test.each(['shift', 'taps.lost', 'taps.doubled'])('a single visit with %s fails if base has none', metric => {
  const samples = [
    ...visits('count', 'base', [0, 0, 0].map(value => ({ [metric]: value }))),
    ...visits('count', 'head', [0, 1, 0].map(value => ({ [metric]: value }))),
  ];
  expect(summarise(samples, { metrics: [metric] }).verdict).toBe('regression');
});

test('a page that certainly takes longer is a regression', () => {
  const { verdict, gates } = summarise(timed(110));
  expect({ verdict, outcome: gates[0]?.outcome }).toEqual({ verdict: 'regression', outcome: 'failed' });
});

test('a page that may take longer is inconclusive, with a command for more rounds', () => {
  const result = summarise(timed(103));
  expect(result.verdict).toBe('inconclusive');
  expect(comparisonText(result)).toContain('--only ratio');
});

test('if base differs from itself, timings decide nothing, but exact figures do', () => {
  const result = summarise([...timed(110, 112), ...timings('twin', 80)]);
  expect(result.verdict).toBe('noisy');
  expect(result.gates.map(({ outcome }) => outcome)).toEqual(['inconclusive']);
  expect(result.comparisons.map(({ against, verdict }) => [against, verdict])).toEqual([['base', 'inconclusive'], ['twin', 'inconclusive']]);
  expect(summarise([...timed(110, 112), ...counted(500, 501)]).verdict).toBe('regression');
});

test('an open result is blamed on a machine with low precision', () => {
  const { verdict, sentence } = summarise(timed(104, 100, 0.4));
  expect(verdict).toBe('noisy');
  expect(sentence).toContain('on would a change be found: home · CPU of the load');
});

test('a machine with drifting speed is too noisy', () => {
  const slow = [...Array.from({ length: 10 }, () => 10), ...Array.from({ length: 10 }, () => 14)];
  expect(summarise(timed(100), { calibration: { JSON: slow } }).verdict).toBe('noisy');
});

test('timings of two separate runs warn, and decide nothing', () => {
  const { verdict, comparisons, warnings } = summarise([...counted(500, 500), ...timed(150)], { isOneRun: false });
  expect(verdict).toBe('passed');
  expect(comparisons[0]?.verdict).toBe('inconclusive');
  expect(warnings.join()).toContain('different runs');
});

test('a failure names the request that has grown', () => {
  const script = 'https://localhost/assets/poll.js';
  const samples = [
    ...visits('count', 'base', [{ 'bytes.js.load': 1000 }], { requests: [request(script, { bytes: 1000 })] }),
    ...visits('count', 'head', [{ 'bytes.js.load': 2000 }], { requests: [request(script, { bytes: 2000 })] }),
  ];
  const { gates, culprits } = summarise(samples);
  expect(gates[0]?.sentence).toContain('poll.js +1,000');
  expect(culprits[0]).toMatchObject({ page: 'home', metric: 'bytes.js.load', before: 1000, after: 2000 });
});

test('variants without common figures are refused with a message', () => {
  expect(() => summarise(counted(1, 1).slice(0, 3))).toThrow(/no figure in common/);
});
