import type * as z from 'zod/mini';

/** The library that contracts use. */
export type Schemas = typeof import('./schemas.ts');

/**
 * Describes the response to a call. Receives the schema library as an argument, because it is larger than most widgets
 * and must load with the first call, not with the page.
 */
export type Contract<Answer = unknown, Printed = unknown> = (z: Schemas) => z.ZodMiniType<Answer, Printed>;

/** The response after parsing. */
export type AnswerOf<Made extends Contract> = z.output<ReturnType<Made>>;

/** The response as the server sends it. */
export type RenderedAnswer<Made extends Contract> = z.input<ReturnType<Made>>;
