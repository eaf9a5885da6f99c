import { expect, test } from 'vitest';
import type { Comparison } from '../../results/summary.ts';
import { judgeRatio } from './ratio.ts';

const comparison = (low: number, high: number): Comparison => ({
  page: 'home',
  metric: 'cpu.scroll',
  label: 'CPU of scrolling to the end',
  arm: 'preact',
  against: 'twin',
  ratio: Math.sqrt(low * high),
  low,
  high,
  rounds: 40,
  verdict: 'worse',
});

const step = { change: 0, limit: 1.25, measured: null };

test.each([
  [1.26, 1.3, 'failed'],
  [1.2, 1.3, 'inconclusive'],
  [1.1, 1.25, 'passed'],
  [0.8, 0.9, 'passed'],
])('an interval from %d to %d against 1.25 has %s', (low, high, outcome) => {
  expect(judgeRatio(comparison(low, high), step, 'preact').outcome).toBe(outcome);
});

test('a failure tells the interval, the limit and the command that shows it again', () => {
  const { sentence } = judgeRatio(comparison(1.3, 1.4), step, 'preact');
  expect(sentence).toContain('home · CPU of scrolling to the end · preact beside twin');
  expect(sentence).toContain('npm run bench -- run --pages home --only time --rounds 40');
});

test('too few rounds fail nothing, however far they are past the limit', () => {
  expect(judgeRatio({ ...comparison(2, 3), rounds: 3, verdict: 'inconclusive' }, step, 'preact').outcome).toBe('inconclusive');
});
