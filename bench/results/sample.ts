import * as z from 'zod';

/** One request of a page, in the order in which they were sent. Times in milliseconds from the start of the visit. */
export const requestRecord = z.object({
  url: z.string(),
  type: z.enum(['document', 'script', 'style', 'font', 'image', 'media', 'call', 'other']),
  /** Bytes of the body as it travelled. */
  bytes: z.number(),
  start: z.number(),
  end: z.number(),
  /** Address of the file that asked for it; null for the document. */
  initiator: z.string().nullable(),
  /** Number of files that had to arrive, one after another, before this one was asked for: 0 for the document. */
  depth: z.number(),
  beforeScroll: z.boolean(),
  /** Its answer was made for this visit only, so that its bytes are others at every visit. */
  isUnique: z.boolean().optional(),
});
export type RequestRecord = z.infer<typeof requestRecord>;

export const functionCalls = z.object({
  /** Path of the script without its host. */
  file: z.string(),
  /** Place in the sources, such as `widgets/forms/poll/poll.tsx:42`, or in the file if those are not known. */
  source: z.string(),
  name: z.string(),
  calls: z.number(),
  blocks: z.number(),
});
export type FunctionCalls = z.infer<typeof functionCalls>;

/** Memory that a function of the page's scripts has allocated and not let go. */
export const holding = z.object({ source: z.string(), name: z.string(), bytes: z.number() });
export type RetainedMemory = z.infer<typeof holding>;

/** A layout or a recalculation of styles that a script asked for by reading what depends on it. */
export const forcedLayout = z.object({
  kind: z.enum(['style', 'layout']),
  source: z.string(),
  name: z.string(),
  count: z.number(),
  /** Milliseconds of the main thread, all of them together. */
  time: z.number(),
});
export type ForcedLayout = z.infer<typeof forcedLayout>;

export const shiftRecord = z.object({ value: z.number(), at: z.number(), selector: z.string() });
export type ShiftRecord = z.infer<typeof shiftRecord>;

/** A task of the main thread, and what took most of it. */
export const taskRecord = z.object({ time: z.number(), at: z.number(), source: z.string() });
export type TaskRecord = z.infer<typeof taskRecord>;

/** A tap at a seeded moment and what became of it. */
export const tapRecord = z.object({
  widget: z.string(),
  /** When, in words: `at first paint`, `412 ms after the answer`. */
  moment: z.string(),
  /** Number of effects: one is right. */
  effects: z.number(),
  /** Milliseconds from the tap to its first effect; null without one. */
  time: z.number().nullable(),
});
export type TapRecord = z.infer<typeof tapRecord>;

/** Details behind a page's figures, for whoever asks for the cause of a change. */
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
  /** web-vitals' own attribution, by the name of the figure. */
  attribution: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});
export type Details = z.infer<typeof details>;

export const sample = z.object({
  /** Name of the probe. */
  probe: z.string(),
  page: z.string(),
  /** Arm that the page belongs to, such as `preact`, `twin`, `base` or `head`. */
  arm: z.string(),
  /** Counted from 0; samples of one round were taken one right after another, in a shuffled order. */
  round: z.number(),
  /** Figures by the name of the metric. */
  figures: z.record(z.string(), z.number()),
  details,
});
export type Sample = z.infer<typeof sample>;
