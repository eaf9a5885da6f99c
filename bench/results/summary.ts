import * as z from 'zod';
import { verdicts } from '../statistics/judge.ts';
import { details, requestRecord, tapRecord } from './sample.ts';

/** Results of a gate. Worst first: the order in which reports list them. */
export const outcomes = ['failed', 'inconclusive', 'nondeterministic', 'passed'] as const;

/** One budget or comparison, judged. */
export const gateResult = z.object({
  gate: z.enum(['exact', 'ratio', 'ceiling']),
  page: z.string(),
  metric: z.string(),
  /** In the reader's words, such as `CPU of the load`. */
  label: z.string(),
  unit: z.string(),
  outcome: z.enum(outcomes),
  /** In the unit; of a ratio gate, the figure and its limit are ratios, and 1 is no change. */
  figure: z.number(),
  limit: z.number(),
  /** One line: page, metric, figure, limit, what is likely to blame, and the command that shows it again. */
  sentence: z.string(),
  /** Files, functions or selectors, the likeliest first. */
  culprits: z.array(z.string()),
  reproduce: z.string(),
});
export type GateResult = z.infer<typeof gateResult>;

/** One arm beside another on one page. A ratio below 1 is for the better. */
export const comparison = z.object({
  page: z.string(),
  metric: z.string(),
  label: z.string(),
  arm: z.string(),
  against: z.string(),
  ratio: z.number(),
  low: z.number(),
  high: z.number(),
  /** Largest ratio above 1, as a share, that is not worse; a report draws it. */
  margin: z.number().optional(),
  /** Pairs of samples; or page views, where that is what was counted. */
  rounds: z.number(),
  counted: z.literal('view').optional(),
  verdict: z.enum(verdicts),
});
export type Comparison = z.infer<typeof comparison>;

/** All samples of a metric on one page of one arm, in the order of their rounds. */
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

/** Costs of one widget. Null for a figure that it does not have. */
export const widgetCost = z.object({
  widget: z.string(),
  /** The build that was measured. */
  arm: z.string(),
  /** Brotli bytes of its own file, and of what else it loads beyond the kernel and the runtime. */
  bytes: z.number(),
  sharedBytes: z.number(),
  /** Files and calls of a page with this box alone, beyond those of the page without it, pictures left out. */
  requests: z.number(),
  compiled: z.number(),
  calls: z.number(),
  /** Milliseconds of the main thread from its place in view until it is awake. */
  wakeTime: z.number().nullable(),
  tapTime: z.number().nullable(),
  heap: z.number(),
  /** Main-thread time of a page with this box alone, by that of its zero-JS twin. */
  twinRatio: z.number().nullable(),
});
export type WidgetCost = z.infer<typeof widgetCost>;

const frame = z.object({ at: z.number(), image: z.string() });

/** Loading of a page of an arm: its requests, and the screen at each moment. Images are data: addresses. */
export const pageLoad = z.object({
  page: z.string(),
  arm: z.string(),
  requests: z.array(requestRecord),
  frames: z.array(frame),
  marks: z.record(z.string(), z.number()),
});
export type PageLoad = z.infer<typeof pageLoad>;

/** Difference between two arms of a page, the largest first: a file, function or selector, and an amount. */
export const culprit = z.object({
  page: z.string(),
  metric: z.string(),
  name: z.string(),
  before: z.number(),
  after: z.number(),
});
export type Culprit = z.infer<typeof culprit>;

/** The 75th percentile of page views in the field, with its interval; and how many views each bucket holds. */
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
  /** Field by lab: above 1 where readers' phones are slower. */
  factor: z.number(),
  /** Number of pairs of pages that were compared. */
  pairs: z.number(),
  agreeing: z.number(),
});
export type LabBesideField = z.infer<typeof labBesideField>;

export const summary = z.object({
  schema: z.literal(1),
  /** `measured` where nothing was judged. */
  verdict: z.enum(['measured', 'passed', 'regression', 'inconclusive', 'noisy']),
  sentence: z.string(),
  /** The command line that makes the same run again. */
  command: z.string(),
  startedAt: z.string(),
  seconds: z.number(),
  seed: z.number(),
  machine: z.record(z.string(), z.union([z.string(), z.number()])),
  gates: z.array(gateResult),
  comparisons: z.array(comparison),
  series: z.array(series),
  widgets: z.array(widgetCost),
  taps: z.array(z.object({ page: z.string(), arm: z.string(), taps: z.array(tapRecord) })),
  stories: z.array(pageLoad),
  culprits: z.array(culprit),
  /** Details of the sample that the reader of a report may want to look into, by page and arm. */
  details: z.array(z.object({ page: z.string(), arm: z.string(), details })),
  field: z.object({ percentiles: z.array(percentile), lab: z.array(labBesideField) }).optional(),
  warnings: z.array(z.string()),
});
export type Summary = z.infer<typeof summary>;
