import * as z from 'zod';
import { verdicts } from '../statistics/judge.ts';
import { details, requestRecord } from './sample.ts';

/** Outcomes of a gate, the worst first, in the order of reports. */
export const outcomes = ['failed', 'inconclusive', 'nondeterministic', 'passed'] as const;

/** Result of a budget or a comparison. */
export const gateResult = z.object({
  gate: z.enum(['exact', 'ratio', 'ceiling']),
  page: z.string(),
  metric: z.string(),
  /** Name for readers, such as `CPU of the load`. */
  label: z.string(),
  unit: z.string(),
  outcome: z.enum(outcomes),
  /** Figure in the unit. In ratio gates, the figure and its limit are ratios, and 1 means no change. */
  figure: z.number(),
  limit: z.number(),
  /** One line with page, metric, figure, limit, culprits and the command to repeat it. */
  sentence: z.string(),
  /** Files, functions or selectors, the likeliest first. */
  culprits: z.array(z.string()),
  reproduce: z.string(),
});
export type GateResult = z.infer<typeof gateResult>;

/** Comparison of two variants of a page. A ratio below 1 is an improvement. */
export const comparison = z.object({
  page: z.string(),
  metric: z.string(),
  label: z.string(),
  arm: z.string(),
  against: z.string(),
  ratio: z.number(),
  low: z.number(),
  high: z.number(),
  /** Largest ratio above 1, as a share, that does not count as worse. Reports draw it. */
  margin: z.number().optional(),
  /** Number of pairs of samples, or of page views. */
  rounds: z.number(),
  counted: z.literal('view').optional(),
  verdict: z.enum(verdicts),
});
export type Comparison = z.infer<typeof comparison>;

/** All samples of a metric for one page and variant, in the order of their rounds. */
export const series = z.object({
  page: z.string(),
  arm: z.string(),
  metric: z.string(),
  label: z.string(),
  unit: z.string(),
  kind: z.enum(['exact', 'timed']),
  values: z.array(z.number()),
});
export type Series = z.infer<typeof series>;

/** Costs of a widget; null for missing figures. */
export const widgetCost = z.object({
  widget: z.string(),
  /** Build of the widget. */
  arm: z.string(),
  /** Brotli bytes of its own file, and of other files that it loads, except the kernel and the runtime. */
  bytes: z.number(),
  sharedBytes: z.number(),
  /** Additional files and calls of a page with this box, compared with the same page without it. Excludes pictures. */
  requests: z.number(),
  compiled: z.number(),
  calls: z.number(),
  /** Milliseconds of the main thread from the box in view until it is awake. */
  wakeTime: z.number().nullable(),
  tapTime: z.number().nullable(),
  heap: z.number(),
  /** Main-thread time of a page with only this box, relative to its zero-JS twin. */
  twinRatio: z.number().nullable(),
});
export type WidgetCost = z.infer<typeof widgetCost>;

const frame = z.object({ at: z.number(), image: z.string() });

/** Loading of a page of a variant: its requests, and screenshots as data: addresses. */
export const pageLoad = z.object({
  page: z.string(),
  arm: z.string(),
  requests: z.array(requestRecord),
  frames: z.array(frame),
  marks: z.record(z.string(), z.number()),
});
export type PageLoad = z.infer<typeof pageLoad>;

/** Difference between two variants of a page: a file, function or selector with both amounts. */
export const culprit = z.object({
  page: z.string(),
  metric: z.string(),
  name: z.string(),
  before: z.number(),
  after: z.number(),
});
export type Culprit = z.infer<typeof culprit>;

/** 75th percentile of page views in the field with its confidence interval, and the number of views per bucket. */
export const percentile = z.object({
  page: z.string(),
  /** `all`, or a class of connections, phones or navigations. */
  group: z.string(),
  build: z.string(),
  metric: z.string(),
  views: z.number(),
  p75: z.number(),
  low: z.number(),
  high: z.number(),
  buckets: z.array(z.number()),
});
export type Percentile = z.infer<typeof percentile>;

export const labBesideField = z.object({
  metric: z.string(),
  /** Field divided by lab: above 1 if readers' phones are slower. */
  factor: z.number(),
  /** Number of compared pairs of pages. */
  pairs: z.number(),
  agreeing: z.number(),
});
export type LabBesideField = z.infer<typeof labBesideField>;

export const summary = z.object({
  schema: z.literal(1),
  /** `measured` if nothing was judged. */
  verdict: z.enum(['measured', 'passed', 'regression', 'inconclusive', 'noisy']),
  sentence: z.string(),
  /** Command line that repeats the run. */
  command: z.string(),
  startedAt: z.string(),
  seconds: z.number(),
  seed: z.number(),
  machine: z.record(z.string(), z.union([z.string(), z.number()])),
  gates: z.array(gateResult),
  comparisons: z.array(comparison),
  series: z.array(series),
  widgets: z.array(widgetCost),
  stories: z.array(pageLoad),
  culprits: z.array(culprit),
  /** Details of samples for readers of a report, by page and variant. */
  details: z.array(z.object({ page: z.string(), arm: z.string(), details })),
  field: z.object({ percentiles: z.array(percentile), lab: z.array(labBesideField) }).optional(),
  warnings: z.array(z.string()),
});
export type Summary = z.infer<typeof summary>;
