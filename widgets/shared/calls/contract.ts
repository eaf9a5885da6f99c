import type * as z from 'zod/mini';

/** Library that contracts are built with. */
export type Schemas = typeof import('./schemas.ts');

/**
 * Contract of the answer to a call. It gets the schema library as an argument: that is larger than most widgets, and
 * loads with the first call, never with a page view.
 */
export type Contract<Answer = unknown, Printed = unknown> = (z: Schemas) => z.ZodMiniType<Answer, Printed>;

/** The answer as the phone has it. */
export type AnswerOf<Made extends Contract> = z.output<ReturnType<Made>>;

/** The answer as a server prints it. */
export type RenderedAnswer<Made extends Contract> = z.input<ReturnType<Made>>;
