import { expect, test } from 'vitest';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { spaced } from '../../results/testing/spaced.ts';
import { ratioGate } from './ratio.ts';

const comparison: Comparison = {
  page: 'home',
  metric: 'cpu.load',
  label: 'CPU of the load',
  arm: 'head',
  against: 'base',
  ratio: 1.08,
  low: 1.05,
  high: 1.11,
  rounds: 40,
  verdict: 'worse',
};

const gate = (verdict: Comparison['verdict']): GateResult =>
  ratioGate({ ...comparison, verdict }, {
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
