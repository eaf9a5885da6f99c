import type { PrintedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a star rating: how many there are. */
export const scoreAnswer = (z: Schemas) => z.object({ count: z.numeric });

export type ScoreAnswer = PrintedAnswer<typeof scoreAnswer>;
