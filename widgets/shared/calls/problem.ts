import * as z from 'zod/mini';

/** Why a call was refused that never reached what it is about: a sentence for the reader. */
export const problemAnswer = z.object({ error: z.string() });

export type ProblemAnswer = z.input<typeof problemAnswer>;
