import * as z from 'zod/mini';
import type { Contract } from '../calls/contract.ts';
import * as schemas from '../calls/schemas.ts';

/** The schema of a contract, for servers and tests. A phone fetches what it is made with. */
export const schemaOf = <Answer, Printed>(contract: Contract<Answer, Printed>): z.ZodMiniType<Answer, Printed> =>
  contract(schemas);

export const id = z.string().check(z.regex(/^\d{1,12}$/));

export const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Number of items to ask for in a list. */
export const listSize = z.pipe(digits, z.number().check(z.minimum(1), z.maximum(50)));

/** Only its store knows if a key or a typed text is right. */
export const text = z._default(z.string(), '');

/**
 * Why a call was refused that never reached what it is about: a sentence for the reader, and the work that the phone
 * has to do before it sends the same again, if any is asked for, with a sentence for the reader who waits for that.
 */
export const problemAnswer = z.object({
  error: z.string(),
  challenge: z.optional(z.string()),
  wait: z.optional(z.string()),
});

export type ProblemAnswer = z.input<typeof problemAnswer>;
