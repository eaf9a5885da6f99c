import { expect, test } from 'vitest';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { judgeRatios, ratioGate } from './ratio.ts';
import { comparison as exampleComparison, spaced } from '../../results/testing/examples.ts';

const comparison = (low: number, high: number, changes: Partial<Comparison> = {}): Comparison =>
  exampleComparison({ metric: 'cpu.scroll', ratio: Math.sqrt(low * high), low, high, ...changes });

const budget = {
  ratios: [{ metric: 'cpu.scroll' as const, against: 'twin', owner: 'widgets', why: 'Pages', pages: { home: { change: 0, limit: 1.25, measured: null } } }],
};

const judge = (found: Comparison, problems: readonly string[] = []) => {
  const { gates: [gate], comparisons: [told] } = judgeRatios([found], { budget, site: 'preact', problems });
  return { outcome: gate?.outcome, sentence: gate?.sentence, verdict: told?.verdict, margin: told?.margin };
};

test.each([
  ['fails', 'past', 1.26, 1.3, 'failed', 'worse'],
  ['stays open', 'on both sides of', 1.2, 1.3, 'inconclusive', 'inconclusive'],
  ['passes', 'at', 1.1, 1.25, 'passed', 'same'],
  ['passes', 'within', 0.8, 0.9, 'passed', 'same'],
])('a ratio %s with an interval %s its limit, at the gate and in the table', (_, _place, low, high, outcome, verdict) => {
  expect(judge(comparison(low, high))).toMatchObject({ outcome, verdict, margin: 0.25 });
});

test.each([[1.26, 1.3], [1.2, 1.3], [0.8, 0.9]])('a ratio of %d to %d stays open on an unreliable machine', (low, high) => {
  expect(judge(comparison(low, high), ['Its speed moved.'])).toMatchObject({ outcome: 'inconclusive', verdict: 'inconclusive' });
});

test('a failure names the interval, the limit and the command', () => {
  const { sentence } = judge(comparison(1.3, 1.4));
  expect(sentence).toContain('home · CPU of scrolling to the end · preact beside twin');
  expect(sentence).toContain('npm run bench -- run --pages home --only time --rounds 40');
});

test('a gate never fails on too few rounds', () => {
  expect(judge(comparison(2, 3, { rounds: 3, verdict: 'inconclusive' })).outcome).toBe('inconclusive');
});

test('a page without a limit appears only in the table', () => {
  expect(judge(comparison(2, 3, { page: 'form' }))).toMatchObject({ outcome: undefined, verdict: 'worse' });
});

const gate = (verdict: Comparison['verdict']): GateResult =>
  ratioGate(exampleComparison({ arm: 'head', against: 'base', verdict }), {
    limit: 1.03,
    nameCulprits: () => ['Row', 'Cell', 'Poll', 'Like'],
    reproduce: 'npm run bench -- compare main .',
  });

const figures = 'home · CPU of the load · head beside base: +8 % (+5 % to +11 %; limit +3 %; 40 rounds)';
const again = 'npm run bench -- compare main .';

test.each([
  ['better', 'passed', figures, []],
  ['same', 'passed', figures, []],
  ['inconclusive', 'inconclusive', `${figures} · ${again}`, []],
  ['worse', 'failed', `${figures} · top: Row, Cell, Poll · ${again}`, ['Row', 'Cell', 'Poll', 'Like']],
] as const)('a ratio that is %s has %s, and says what a reader needs for it', (verdict, outcome, sentence, culprits) => {
  const told = gate(verdict);
  expect(told.outcome).toBe(outcome);
  expect(spaced(told.sentence)).toBe(sentence);
  expect(told.culprits).toEqual(culprits);
});
