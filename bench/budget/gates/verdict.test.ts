import { describe, expect, test } from 'vitest';
import type { GateResult } from '../../results/summary.ts';
import { verdictOf } from './verdict.ts';
import { gate as exampleGate } from '../../results/testing/examples.ts';

const gate = (outcome: GateResult['outcome'], kind: GateResult['gate'] = 'exact'): GateResult => exampleGate({ outcome, gate: kind });

test('one failed gate fails the run', () => {
  expect(verdictOf([gate('passed'), gate('failed'), gate('inconclusive')])).toEqual({
    verdict: 'regression',
    sentence: '1 gate of 3 failed; 1 gate cannot tell.',
  });
});

test('a run warns if visits differ, and names gates without a verdict', () => {
  expect(verdictOf([gate('passed'), gate('nondeterministic')])).toEqual({
    verdict: 'passed',
    sentence: 'Of 2 gates none failed; visits do not agree on 1 figure.',
  });
  expect(verdictOf([gate('inconclusive')]).verdict).toBe('inconclusive');
});

describe('on an unreliable machine', () => {
  const problems = ["The machine's speed moved by 20 % in the meantime; 15 % is too much."];

  test('a run that has not failed is too noisy, with the reason', () => {
    const { verdict, sentence } = verdictOf([gate('passed'), gate('inconclusive', 'ratio')], problems);
    expect(verdict).toBe('noisy');
    expect(sentence).toMatch(/^This machine is too noisy for ratios\. The machine's speed moved by 20 % in/);
    expect(sentence).toContain('npm run bench -- doctor');
  });

  test.each(['exact', 'ceiling'] as const)('a failure of the %s gate stands', kind => {
    expect(verdictOf([gate('failed', kind), gate('inconclusive', 'ratio')], problems)).toEqual({
      verdict: 'regression',
      sentence: '1 gate of 2 failed; 1 gate cannot tell.',
    });
  });
});
