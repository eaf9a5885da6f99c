import * as z from 'zod/mini';
import type { Contract } from '../calls/contract.ts';
import * as schemas from '../calls/schemas.ts';

/** Returns the schema of a contract, for servers and tests. Browsers load the schema library separately. */
export const schemaOf = <Answer, Printed>(contract: Contract<Answer, Printed>): z.ZodMiniType<Answer, Printed> =>
  contract(schemas);

export const id = z.string().check(z.regex(/^\d{1,12}$/));

export const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Number of items to request in a list. */
export const listSize = z.pipe(digits, z.number().check(z.minimum(1), z.maximum(50)));

/** Any text. Only the store knows if a key or typed text is right. */
export const text = z._default(z.string(), '');

/**
 * Refusal of a call before it was handled: a message for the reader and, if the server asks for it, a challenge for
 * proof of work with a message during that time.
 */
export const problemAnswer = z.object({
  error: z.string(),
  challenge: z.optional(z.string()),
  wait: z.optional(z.string()),
});

export type ProblemAnswer = z.input<typeof problemAnswer>;
