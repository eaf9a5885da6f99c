import { type AnswerOf, call, type Outcome } from './call.ts';

const address = '/rest/postCommentVote';

/** Agrees (1) or disagrees (-1) with a comment (SPEC §7.3): by a post, or by a get where the server wants that. */
export function voteOnComment(
  commentId: string,
  vote: string,
  method: 'get' | 'post',
): Promise<Outcome<AnswerOf<'commentVoteAnswer'>>> {
  const fields = { commentId, vote };
  return method === 'get'
    ? call('commentVoteAnswer', `${address}?${new URLSearchParams(fields)}`)
    : call('commentVoteAnswer', address, fields);
}
