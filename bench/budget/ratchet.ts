import type { GateResult } from '../results/summary.ts';
import { type Budget, type Change, idOf, type Limit } from './budget.ts';

/** Figures of the exact gates, by the ids of their limits. */
export const figuresOf = (gates: readonly GateResult[]): Map<string, number> =>
  new Map(gates.filter(({ gate }) => gate === 'exact').map(({ metric, page, figure }) => [idOf(metric, page), figure]));

export interface Proposal {
  limit: Limit;
  to: number;
  measured: number;
  isLooser: boolean;
}

/** The limit set to the measured figure, with its slack. */
export const limitFor = ({ slack }: Pick<Limit, 'slack'>, measured: number): number =>
  slack === 0 ? measured : Math.ceil(measured * (1 + slack));

/** Proposes limits from measured figures: looser only if that is asked for and a figure is past its limit. */
export const proposals = (
  limits: readonly Limit[],
  measured: ReadonlyMap<string, number>,
  { mayLoosen }: { mayLoosen: boolean },
): Proposal[] =>
  limits.flatMap(limit => {
    const { id, limit: from, least, tolerance } = limit;
    const figure = measured.get(id);
    if (figure === undefined) return [];
    const to = limitFor(limit, figure);
    const isTighter = least ? to > from : to < from * (1 - tolerance);
    const isLooser = least ? figure < from : figure > from;
    return isTighter || (isLooser && mayLoosen) ? [{ limit, to, measured: figure, isLooser }] : [];
  });

/** Puts proposals in force, in a copy of the budget. Loosened limits take their reason from a new change. */
export function withProposals(budget: Budget, wanted: readonly Proposal[], about: Change): Budget {
  const copy = structuredClone(budget);
  const change = wanted.some(({ isLooser }) => isLooser) ? copy.changes.push(about) - 1 : -1;
  for (const { limit: { page, metric, change: before }, to, measured, isLooser } of wanted) {
    const own = copy.pages.find(one => one.metric === metric);
    if (own) own.pages[page] = { limit: to, measured, change: isLooser ? change : before };
  }
  return copy;
}
