import * as z from 'zod';

/** A request of a page. Requests are in the order of sending. Times are in milliseconds from the start of the visit. */
export const requestRecord = z.object({
  url: z.string(),
  type: z.enum(['document', 'script', 'style', 'font', 'image', 'media', 'call', 'other']),
  /** Size of the body as transferred. */
  bytes: z.number(),
  start: z.number(),
  end: z.number(),
  /** Address of the file that initiated the request; null for the document. */
  initiator: z.string().nullable(),
  /** Number of files that had to load one after another before this request: 0 for the document. */
  depth: z.number(),
  beforeScroll: z.boolean(),
  /** True if the response was generated for this visit, so that its size varies. */
  isUnique: z.boolean().optional(),
});
export type RequestRecord = z.infer<typeof requestRecord>;

export const functionCalls = z.object({
  /** Path of the script without its host. */
  file: z.string(),
  /**
   * Position in the sources, such as `widgets/forms/poll/poll.tsx:42`, or in the built file if the source is unknown.
   */
  source: z.string(),
  name: z.string(),
  calls: z.number(),
  blocks: z.number(),
});
export type FunctionCalls = z.infer<typeof functionCalls>;

/** Memory that a function of the page's scripts has allocated and that is still in use. */
export const holding = z.object({ source: z.string(), name: z.string(), bytes: z.number() });
export type RetainedMemory = z.infer<typeof holding>;

/** A layout or style recalculation that a script forced by reading a property. */
export const forcedLayout = z.object({
  kind: z.enum(['style', 'layout']),
  source: z.string(),
  name: z.string(),
  count: z.number(),
  /** Total milliseconds of the main thread. */
  time: z.number(),
});
export type ForcedLayout = z.infer<typeof forcedLayout>;

export const shiftRecord = z.object({ value: z.number(), at: z.number(), selector: z.string() });
export type ShiftRecord = z.infer<typeof shiftRecord>;

/** A task of the main thread, and the source that took most of its time. */
export const taskRecord = z.object({ time: z.number(), at: z.number(), source: z.string() });
export type TaskRecord = z.infer<typeof taskRecord>;

/** A tap at a seeded moment and its result. */
export const tapRecord = z.object({
  widget: z.string(),
  /** Moment in words: `at first paint`, `412 ms after the answer`. */
  moment: z.string(),
  /** Number of effects; 1 is correct. */
  effects: z.number(),
  /** Milliseconds from the tap to its first effect; null without one. */
  time: z.number().nullable(),
});
export type TapRecord = z.infer<typeof tapRecord>;

/** Details behind a page's figures, to find the cause of a change. */
export const details = z.object({
  requests: z.array(requestRecord).optional(),
  functions: z.array(functionCalls).optional(),
  holdings: z.array(holding).optional(),
  forcedLayouts: z.array(forcedLayout).optional(),
  longestTasks: z.array(taskRecord).optional(),
  shifts: z.array(shiftRecord).optional(),
  taps: z.array(tapRecord).optional(),
  awake: z.array(z.string()).optional(),
  thrown: z.array(z.string()).optional(),
  /** web-vitals' attribution, by metric. */
  attribution: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});
export type Details = z.infer<typeof details>;

export const sample = z.object({
  /** Name of the probe. */
  probe: z.string(),
  page: z.string(),
  /** Variant of the page, such as `preact`, `twin`, `base` or `head`. */
  arm: z.string(),
  /** Index from 0. Samples of one round are taken one after another, in a random order. */
  round: z.number(),
  /** Figures by the name of the metric. */
  figures: z.record(z.string(), z.number()),
  details,
});
export type Sample = z.infer<typeof sample>;
