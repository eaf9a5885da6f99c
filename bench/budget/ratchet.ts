import { isLeast, metricOf } from '../results/metrics.ts';
import type { GateResult } from '../results/summary.ts';
import { type Budget, inForce, type Step } from './budget.ts';

/** What a limit is called on the command line, such as `calls:home`. */
export const idOf = (metric: string, of: string): string => `${metric}:${of}`;

/** One limit, by its id such as `calls:home`, and what is known of it. */
export interface Limit {
  id: string;
  why: string;
  owner: string;
  least: boolean;
  slack: number;
  /** Differences up to here, as a share, are none. */
  tolerance: number;
  unit: string;
  history: Step[];
}

/** All limits of pages. Their histories are those of the budget: what is added to one is added to it. */
export const exactLimits = ({ pages }: Budget): Limit[] =>
  pages.flatMap(({ metric, why, owner, slack, pages: limits }) => {
    const { tolerance = 0, unit } = metricOf(metric);
    return Object.entries(limits).map(([page, history]) => {
      return { id: idOf(metric, page), why, owner, least: isLeast(metric), slack, tolerance, unit, history };
    });
  });

/** What the exact gates measured, by the ids of their limits. */
export const figuresOf = (gates: readonly GateResult[]): Map<string, number> =>
  new Map(gates.filter(({ gate }) => gate === 'exact').map(({ metric, page, figure }) => [idOf(metric, page), figure]));

export interface Proposal {
  limit: Limit;
  from: number;
  to: number;
  measured: number;
  isLooser: boolean;
}

/** What a limit would be if it were set to what was measured, with its slack. */
export const limitFor = ({ slack }: Limit, measured: number): number =>
  slack === 0 ? measured : Math.ceil(measured * (1 + slack));

/** How limits would follow what was measured: looser only if that is asked for and a figure is past its limit. */
export function proposals(
  limits: readonly Limit[],
  measured: ReadonlyMap<string, number>,
  { mayLoosen }: { mayLoosen: boolean },
): Proposal[] {
  return limits.flatMap(limit => {
    const figure = measured.get(limit.id);
    if (figure === undefined) return [];
    const from = inForce(limit.history).limit;
    const to = limitFor(limit, figure);
    const isTighter = limit.least ? to > from : to < from * (1 - limit.tolerance);
    const isPast = limit.least ? figure < from : figure > from;
    if (!isTighter && !(isPast && mayLoosen)) return [];
    return [{ limit, from, to, measured: figure, isLooser: isPast }];
  });
}

interface About {
  date: string;
  reason: string;
  chromium: string;
}

/** Puts proposals in force, in a copy of the budget, as one change with its reason. */
export function withProposals(budget: Budget, wanted: readonly Proposal[], about: About): Budget {
  const copy = structuredClone(budget);
  const limits = new Map(exactLimits(copy).map(limit => [limit.id, limit]));
  const change = copy.changes.push(about) - 1;
  for (const { limit, to, measured } of wanted) limits.get(limit.id)?.history.push({ change, limit: to, measured });
  return copy;
}

/** How far a limit has moved since its first one, as a share: below 0 it became tighter. Null where that was 0. */
export function driftOf({ history }: Limit): number | null {
  const [first] = history;
  return first && first.limit !== 0 ? inForce(history).limit / first.limit - 1 : null;
}
