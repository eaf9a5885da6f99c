import * as z from 'zod/mini';

/**
 * Why a call was refused that never reached what it is about: a sentence for the reader, and the work that the phone
 * has to do before it sends the same again, if any is asked for.
 */
export const problemAnswer = z.object({ error: z.string(), challenge: z.optional(z.string()) });

export type ProblemAnswer = z.input<typeof problemAnswer>;
