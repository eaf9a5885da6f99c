import { expect, test } from 'vitest';
import type { GateResult } from '../results/summary.ts';
import { readBudget } from './budget.ts';
import { figuresOf } from './figures-of.ts';

const gate = (page: string, metric: string, label: string, figure: number): GateResult => {
  const words = { unit: '', outcome: 'passed', sentence: '', culprits: [], reproduce: '' } as const;
  return { gate: 'exact', page, metric, label, figure, limit: 1, ...words, culprits: [] };
};

test('figures go by the ids of their limits, and of many files under one limit the largest counts', () => {
  const gates = [
    gate('build', 'bytes.kernel', 'kernel', 1979),
    gate('build', 'bytes.widget poll', 'widget poll', 1500),
    gate('build', 'bytes.widget like', 'widget like', 900),
    gate('home', 'nodes', 'nodes', 1841),
  ];
  expect([...figuresOf(gates, readBudget())]).toEqual([
    ['bytes:kernel', 1979],
    ['bytes:widget *', 1500],
    ['nodes:home', 1841],
  ]);
});
