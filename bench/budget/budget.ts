import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { BenchFailure } from '../failure.ts';
import { metrics, type MetricName } from '../results/metrics.ts';
import { defaultBudget, program } from '../sites/own-site.ts';

const isMetric = (name: string): name is MetricName => name in metrics;
const metricName = z.string().refine(isMetric, { error: ({ input }) => `There is no metric "${String(input)}".` });

const change = z.strictObject({
  date: z.iso.date(),
  chromium: z.string(),
  reason: z.string().min(1),
});

/** A limit since a change, whose place among all changes it names. What is measured with no more than noise is null. */
const step = z.strictObject({ change: z.int().nonnegative(), limit: z.number(), measured: z.number().nullable() });
export type Step = z.infer<typeof step>;

/** The last step is in force. */
const history = z.array(step).min(1);

const common = {
  /** The room of the repository that has to answer for it. */
  owner: z.string().min(1),
  why: z.string().min(1),
};

/** How much more than was measured a tightened limit allows, as a share. */
const slack = z.number().nonnegative();

const pageBudget = z.strictObject({
  metric: metricName,
  ...common,
  slack,
  pages: z.record(z.string(), history),
});
export type PageBudget = z.infer<typeof pageBudget>;

const lighthouseFigures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcp',
  'fcp',
  'tbt',
  'cls',
] as const;

const ceiling = z.strictObject({
  metric: z.enum(lighthouseFigures),
  ...common,
  unit: z.enum(['ms', '']),
  /** Which of a page's runs has to keep to it. */
  run: z.enum(['best', 'median', 'worst']),
  least: z.boolean().optional(),
  history,
});
export type Ceiling = z.infer<typeof ceiling>;

const ratioBudget = z.strictObject({
  metric: metricName,
  /** The arm that it is a ratio to. */
  against: z.string(),
  ...common,
  pages: z.record(z.string(), history),
});

export const budget = z.strictObject({
  /** What is measured where nothing else is asked for: an address, or a folder of pages. */
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

/** The limit in force. Throws where there is none. */
export function inForce(steps: readonly Step[]): Step {
  const last = steps.at(-1);
  if (!last) throw new BenchFailure('A budget has no limit: give it one.');
  return last;
}

/** Checks a budget. Throws a sentence that names what is wrong with it. */
export function parseBudget(text: string, name = defaultBudget): Budget {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BenchFailure(`${name} is no JSON: correct it.`);
  }
  const { data, error } = budget.safeParse(value);
  if (error) {
    const [issue] = error.issues;
    throw new BenchFailure(`${name} is no budget: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it has another shape'}`);
  }
  return data;
}

/** Reads a budget. Throws a sentence where there is none, or it is broken. */
export function readBudget(file = defaultBudget): Budget {
  if (existsSync(file)) return parseBudget(readFileSync(file, 'utf8'), file);
  throw new BenchFailure(`There is no ${file}: "${program} init https://…" writes a first one.`);
}

export const pagesOf = ({ pages, ratios }: Budget): string[] => [
  ...new Set([...pages, ...ratios].flatMap(({ pages: limits }) => Object.keys(limits))),
];
