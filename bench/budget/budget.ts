import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { BenchFailure, parseJson } from '../failure.ts';
import { formatFigure } from '../results/figures.ts';
import { isLeast, type MetricName, metricOf, metrics } from '../results/metrics.ts';
import type { GateResult } from '../results/summary.ts';
import { defaultBudget, program } from '../sites/own-site.ts';
import { readFileLimits } from './file-limits.ts';
import { type LighthouseFigure, lighthouseLabels } from './lighthouse/figures.ts';

/** Returns the figures of the exact gates, by the ids of their limits. */
export const figuresOf = (gates: readonly GateResult[]): Map<string, number> =>
  new Map(gates.filter(({ gate }) => gate === 'exact').map(({ metric, page, figure }) => [idOf(metric, page), figure]));

export interface Proposal {
  limit: Limit;
  to: number;
  measured: number;
  isLooser: boolean;
}

export const limitFor = ({ slack }: Pick<Limit, 'slack'>, measured: number): number =>
  slack === 0 ? measured : Math.ceil(measured * (1 + slack));

/** Proposes limits from measured figures. Loosens a limit only if `mayLoosen` is set and the figure exceeds it. */
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

/** Applies proposals to a copy of the budget. Loosened limits refer to a new change with its reason. */
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

/** Reason why limits were set or loosened. */
const change = z.strictObject({ date: z.iso.date(), chromium: z.string(), reason: z.string().min(1) });
type Change = z.infer<typeof change>;

/** Limit of a page, and the index of the change that set it. The measured value of a noisy figure is null. */
const pageLimit = z.strictObject({ limit: z.number(), measured: z.number().nullable(), change: z.int().nonnegative() });
export type PageLimit = z.infer<typeof pageLimit>;

const common = {
  /** Folder of the repository that is responsible for the figure. */
  owner: z.string().min(1),
  why: z.string().min(1),
};

const pageBudget = z.strictObject({
  metric: metricName,
  ...common,
  /** Room above the measured figure when a limit is tightened, as a share. */
  slack: z.number().nonnegative(),
  pages: z.record(z.string(), pageLimit),
});
export type PageBudget = z.infer<typeof pageBudget>;

const ratioBudget = z.strictObject({
  metric: metricName,
  /** The variant that the ratio is relative to. */
  against: z.string(),
  ...common,
  pages: z.record(z.string(), pageLimit),
});

const ceiling = z.strictObject({
  metric: z.enum(Object.keys(lighthouseLabels) as LighthouseFigure[]),
  ...common,
  unit: z.enum(['ms', '']),
  /** The run that has to keep the limit. */
  run: z.enum(['best', 'median', 'worst']),
  least: z.boolean().optional(),
  limit: z.number(),
});
export type Ceiling = z.infer<typeof ceiling>;

const budget = z.strictObject({
  /** Address or folder of pages that is measured by default. */
  site: z.string().min(1).optional(),
  changes: z.array(change).min(1),
  /** Limits for exact figures of a frozen visit. */
  pages: z.array(pageBudget),
  /** Limits for ratios, judged by confidence intervals. */
  ratios: z.array(ratioBudget),
  /** Limits for Lighthouse's figures, for every page. */
  ceilings: z.array(ceiling),
});
export type Budget = z.infer<typeof budget>;

/** Parses a budget. Throws a BenchFailure that names the problem. */
export const parseBudget = (text: string, name = defaultBudget): Budget =>
  parseJson(text, budget, problem => `${name} is no budget: ${problem}`);

/** Reads a budget. Throws a BenchFailure if it is missing or broken. */
export function readBudget(file = defaultBudget): Budget {
  if (existsSync(file)) return parseBudget(readFileSync(file, 'utf8'), file);
  throw new BenchFailure(`There is no ${file}: "${program} init https://…" writes a first one.`);
}

export const pagesOf = ({ pages, ratios }: Budget): string[] => [
  ...new Set([...pages, ...ratios].flatMap(({ pages: limits }) => Object.keys(limits))),
];

/** Returns a limit's name on the command line, such as `calls:home`. */
const idOf = (metric: string, of: string): string => `${metric}:${of}`;

export interface Limit extends PageLimit {
  id: string;
  page: string;
  metric: MetricName;
  why: string;
  owner: string;
  least: boolean;
  slack: number;
  /** Smaller differences are ignored, as a share. */
  tolerance: number;
  unit: string;
}

export const exactLimits = ({ pages }: Pick<Budget, 'pages'>): Limit[] =>
  pages.flatMap(({ metric, why, owner, slack, pages: limits }) => {
    const { tolerance = 0, unit } = metricOf(metric);
    const about = { metric, why, owner, least: isLeast(metric), slack, tolerance, unit };
    return Object.entries(limits).map(([page, limit]) => ({ ...about, ...limit, id: idOf(metric, page), page }));
  });

/** Explains one limit or all: the reason and the owner. Throws a BenchFailure if the id is unknown. */
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
