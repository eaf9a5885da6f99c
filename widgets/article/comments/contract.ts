import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a vote on a comment: the new count, -2 for a vote that was there before, or an error. */
export const commentVoteAnswer = (z: Schemas) => z.integer;

export type CommentVoteAnswer = RenderedAnswer<typeof commentVoteAnswer>;
