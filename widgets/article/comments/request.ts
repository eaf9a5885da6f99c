import * as z from 'zod/mini';
import { id } from '../../shared/render/schemas.ts';

/** A vote for or against a comment. */
export const commentVoteRequest = z.object({
  commentId: id,
  vote: z.pipe(z.enum(['1', '-1']), z.transform(Number)),
});
