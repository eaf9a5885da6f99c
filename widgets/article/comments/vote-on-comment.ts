import type { Call } from '../../shared/calls/outcome.ts';
import { commentVoteAnswer } from '../../shared/calls/kept-answers.ts';

const address = '~/rest/postCommentVote';

/** Agrees (1) or disagrees (-1) with a comment: by a post, or by a get where the server wants that. */
export function voteOnComment(commentId: string, vote: string, method: 'get' | 'post'): Call<number> {
  const body = { commentId, vote };
  return method === 'get'
    ? { address: `${address}?${new URLSearchParams(body)}`, contract: commentVoteAnswer }
    : { address, body, contract: commentVoteAnswer };
}
