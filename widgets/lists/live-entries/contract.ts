import type { AnswerOf, Schemas } from '../../shared/calls/contract.ts';

/** Answer to who asks for the entries after one: by their days, the newest first. */
export const liveEntriesAnswer = (z: Schemas) =>
  z.object({
    /** Nothing follows any more. */
    isOver: z.part(z.boolean()),
    days: z.list(
      z.object({
        /** Identifies the day. Example: `2026-11-20`. */
        day: z.filled,
        name: z.text,
        entries: z.list(
          z.object({
            id: z.filled,
            title: z.text,
            dateTime: z.text,
            time: z.text,
            /** True for an entry on the list of key moments. */
            isKey: z.part(z.boolean()),
            paragraphs: z.part(z.list(z.object({ text: z.filled }))),
          }),
        ),
      }),
    ),
  });

export type LiveEntriesAnswer = AnswerOf<typeof liveEntriesAnswer>;

/** The entries of a day. */
export type LiveDay = LiveEntriesAnswer['days'][number];
