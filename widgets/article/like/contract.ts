import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a like or a dislike: how many there are, together and of each, and which score is the reader's. */
export const rateAnswer = (z: Schemas) =>
  z.object({ count: z.numeric, like: z.numeric, dislike: z.numeric, score: z.text });

export type RateAnswer = RenderedAnswer<typeof rateAnswer>;
