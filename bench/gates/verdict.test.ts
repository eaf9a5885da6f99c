import { expect, test } from 'vitest';
import type { GateResult } from '../results/summary.ts';
import { verdictOf } from './verdict.ts';

const gate = (outcome: GateResult['outcome']): GateResult => ({
  gate: 'exact',
  page: 'home',
  metric: 'nodes',
  label: 'nodes',
  unit: '',
  outcome,
  figure: 1,
  limit: 1,
  sentence: '',
  culprits: [],
  reproduce: '',
});

test('one failed gate fails all, whatever the others say', () => {
  expect(verdictOf([gate('passed'), gate('failed'), gate('inconclusive')])).toEqual({
    verdict: 'regression',
    sentence: '1 gate of 3 failed; 1 gate cannot tell.',
  });
});

test('visits that disagree warn, and what cannot tell is told', () => {
  expect(verdictOf([gate('passed'), gate('nondeterministic')])).toEqual({
    verdict: 'passed',
    sentence: 'Of 2 gates none failed; visits do not agree on 1 figure.',
  });
  expect(verdictOf([gate('inconclusive')]).verdict).toBe('inconclusive');
});
