import type { GateResult } from '../results/summary.ts';
import type { Budget } from './budget.ts';
import { idOf } from './ratchet.ts';

/** Where the gates say what belongs to the build and to no page. */
export const buildPage = 'build';

/** Whether a budget's name is, or with its star stands for, the name of what was measured. */
function standsFor(budget: string, name: string): boolean {
  const [start = '', end] = budget.split('*');
  return end === undefined ? budget === name : name.startsWith(start) && name.endsWith(end);
}

/** What the exact gates measured, by the ids of their limits; of many files under one limit, the largest. */
export function figuresOf(gates: readonly GateResult[], { files }: Budget): Map<string, number> {
  const figures = new Map<string, number>();
  for (const { gate, page, metric, label, figure } of gates) {
    if (gate !== 'exact') continue;
    const budget = page === buildPage ? files.find(({ name }) => standsFor(name, label))?.name : undefined;
    const id = budget === undefined ? idOf(metric, page) : idOf('bytes', budget);
    figures.set(id, Math.max(figures.get(id) ?? -Infinity, figure));
  }
  return figures;
}
