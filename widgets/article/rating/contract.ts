import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a star rating: how many there are, and which score is the reader's. */
export const scoreAnswer = (z: Schemas) => z.object({ count: z.numeric, score: z.text });

export type ScoreAnswer = RenderedAnswer<typeof scoreAnswer>;
