import type * as z from 'zod/mini';

/** What contracts are made with. */
export type Schemas = typeof import('./schemas.ts');

/**
 * What the answer to a call has to be. It is handed what it is made with: that is larger than most widgets, and comes
 * beside the first call, never with a page view.
 */
export type Contract<Answer = unknown, Printed = unknown> = (z: Schemas) => z.ZodMiniType<Answer, Printed>;

/** The answer as the phone has it. */
export type AnswerOf<Made extends Contract> = z.output<ReturnType<Made>>;

/** The answer as a server prints it. */
export type RenderedAnswer<Made extends Contract> = z.input<ReturnType<Made>>;
