import type { AnswerOf, Schemas } from '../../shared/calls/contract.ts';

/** Response with newer entries by day, newest first. */
export const liveEntriesAnswer = (z: Schemas) =>
  z.object({
    /** True if no more entries will follow. */
    isOver: z.part(z.boolean()),
    days: z.list(
      z.object({
        /** Key of the day, for example `2026-11-20`. */
        day: z.filled,
        name: z.text,
        entries: z.list(
          z.object({
            id: z.filled,
            title: z.text,
            dateTime: z.text,
            time: z.text,
            /** True for a key moment. */
            isKey: z.part(z.boolean()),
            paragraphs: z.part(z.list(z.object({ text: z.filled }))),
          }),
        ),
      }),
    ),
  });

export type LiveEntriesAnswer = AnswerOf<typeof liveEntriesAnswer>;

export type LiveDay = LiveEntriesAnswer['days'][number];
