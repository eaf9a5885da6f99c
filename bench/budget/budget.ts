import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { BenchFailure, parseJson } from '../failure.ts';
import { formatFigure } from '../results/figures.ts';
import { isLeast, type MetricName, metricOf, metrics } from '../results/metrics.ts';
import type { GateResult } from '../results/summary.ts';
import { defaultBudget, program } from '../sites/own-site.ts';
import { readFileLimits } from './file-limits.ts';
import { lighthouseFigures } from './lighthouse/figures.ts';

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

const isMetric = (name: string): name is MetricName => name in metrics;
const metricName = z.string().refine(isMetric, { error: ({ input }) => `There is no metric "${String(input)}".` });

/** Why limits were set or loosened. */
const change = z.strictObject({ date: z.iso.date(), chromium: z.string(), reason: z.string().min(1) });
type Change = z.infer<typeof change>;

/** The limit of a page, and the change that gave it its room. The measured value of a noisy figure is null. */
const pageLimit = z.strictObject({ limit: z.number(), measured: z.number().nullable(), change: z.int().nonnegative() });
export type PageLimit = z.infer<typeof pageLimit>;

const common = {
  /** The room of the repository that has to answer for it. */
  owner: z.string().min(1),
  why: z.string().min(1),
};

const pageBudget = z.strictObject({
  metric: metricName,
  ...common,
  /** Room above the measured figure in a tightened limit, as a share. */
  slack: z.number().nonnegative(),
  pages: z.record(z.string(), pageLimit),
});
export type PageBudget = z.infer<typeof pageBudget>;

const ratioBudget = z.strictObject({
  metric: metricName,
  /** The arm that it is a ratio to. */
  against: z.string(),
  ...common,
  pages: z.record(z.string(), pageLimit),
});

const ceiling = z.strictObject({
  metric: z.enum(lighthouseFigures),
  ...common,
  unit: z.enum(['ms', '']),
  /** Run of the page that has to keep to the limit. */
  run: z.enum(['best', 'median', 'worst']),
  least: z.boolean().optional(),
  limit: z.number(),
});
export type Ceiling = z.infer<typeof ceiling>;

const budget = z.strictObject({
  /** Address or folder of pages that is measured by default. */
  site: z.string().min(1).optional(),
  changes: z.array(change).min(1),
  /** Exact: figures of a frozen visit. */
  pages: z.array(pageBudget),
  /** Judged by intervals. */
  ratios: z.array(ratioBudget),
  /** Lighthouse's figures, of every page. */
  ceilings: z.array(ceiling),
});
export type Budget = z.infer<typeof budget>;

/** Checks a budget. Throws a sentence that names what is wrong with it. */
export const parseBudget = (text: string, name = defaultBudget): Budget =>
  parseJson(text, budget, problem => `${name} is no budget: ${problem}`);

/** Reads a budget. Throws a sentence if it is missing or broken. */
export function readBudget(file = defaultBudget): Budget {
  if (existsSync(file)) return parseBudget(readFileSync(file, 'utf8'), file);
  throw new BenchFailure(`There is no ${file}: "${program} init https://…" writes a first one.`);
}

/** The pages that a budget has limits for. */
export const pagesOf = ({ pages, ratios }: Budget): string[] => [
  ...new Set([...pages, ...ratios].flatMap(({ pages: limits }) => Object.keys(limits))),
];

/** A limit's name on the command line, such as `calls:home`. */
const idOf = (metric: string, of: string): string => `${metric}:${of}`;

/** One limit of a page, and what is known of it. */
export interface Limit extends PageLimit {
  id: string;
  page: string;
  metric: MetricName;
  why: string;
  owner: string;
  least: boolean;
  slack: number;
  /** Smaller differences do not count; a share. */
  tolerance: number;
  unit: string;
}

/** All limits of pages. */
export const exactLimits = ({ pages }: Pick<Budget, 'pages'>): Limit[] =>
  pages.flatMap(({ metric, why, owner, slack, pages: limits }) => {
    const { tolerance = 0, unit } = metricOf(metric);
    const about = { metric, why, owner, least: isLeast(metric), slack, tolerance, unit };
    return Object.entries(limits).map(([page, limit]) => ({ ...about, ...limit, id: idOf(metric, page), page }));
  });

/** Explains one limit, or all of them: the reason and the owner. Throws a sentence if the id is unknown. */
export function explain(current: Budget, wantedId?: string): string {
  const ofFiles = readFileLimits().map(({ name, path, limit, message }): [id: string, text: string] => {
    const id = idOf('bytes', name);
    return [id, [`${id}: ${limit}`, ...(message === undefined ? [] : [`  ${message}`]), `  ${path}`].join('\n')];
  });
  const ofPages = exactLimits(current).map((limit): [id: string, text: string] => {
    const { id, unit, why, owner, measured } = limit;
    const about = current.changes[limit.change];
    const seen = measured === null ? '' : `, measured ${formatFigure(measured, unit)}`;
    const since = `  Since ${about?.date ?? '?'}: ${about?.reason ?? ''}`;
    return [id, [`${id}: ${formatFigure(limit.limit, unit)}${seen}`, `  ${why}`, `  Answers for it: ${owner}.`, since].join('\n')];
  });
  const wanted = [...ofFiles, ...ofPages].filter(
    ([id]) => wantedId === undefined || id === wantedId || id.startsWith(`${wantedId}:`),
  );
  if (wanted.length > 0) return wanted.map(([, text]) => text).join('\n\n');
  throw new BenchFailure(`There is no limit "${wantedId ?? ''}"; "bench budget explain" without a name tells them all.`);
}
