import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to who asks for the entries after one: by their days, the newest first. */
export const liveEntriesAnswer = (z: Schemas) =>
  z.object({
    /** Nothing follows any more. */
    isOver: z.boolean(),
    days: z.array(
      z.object({
        /** Such as `2026-11-20`: tells one day from another. */
        day: z.string(),
        name: z.string(),
        entries: z.array(
          z.object({
            id: z.text,
            title: z.string(),
            dateTime: z.string(),
            time: z.string(),
            /** Whether it is on the list of key moments. */
            isKey: z.boolean(),
            paragraphs: z.array(z.object({ text: z.string() })),
          }),
        ),
      }),
    ),
  });

export type LiveEntriesAnswer = RenderedAnswer<typeof liveEntriesAnswer>;

/** The entries of a day. */
export type LiveDay = LiveEntriesAnswer['days'][number];
