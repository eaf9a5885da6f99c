import { expect, test } from 'vitest';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { voteOnComment } from './vote-on-comment.ts';

withFreshPages();

test('a vote on a comment is a post, or a get where the server wants that', async () => {
  const requests = serve(json(5), json(5));
  await voteOnComment('31', '-1', 'post');
  await voteOnComment('31', '1', 'get');
  expect(requests).toEqual([
    { method: 'POST', path: '/rest/postCommentVote', query: {}, body: { commentId: '31', vote: '-1' } },
    { method: 'GET', path: '/rest/postCommentVote', query: { commentId: '31', vote: '1' }, body: {} },
  ]);
});

test.each([
  [5, 5], ['5', 5], [-2, -2], ['-2', -2], [0, 0],
])('the answer %j to a vote on a comment is %d', async (said, answer) => {
  serve(json(said));
  await expect(voteOnComment('31', '1', 'post')).resolves.toEqual({ kind: 'answer', answer });
});

test.each([null, 'many', {}, [5], true, '1.5'])('%j is no answer to a vote on a comment', async said => {
  serve(json(said));
  await expect(voteOnComment('31', '1', 'post')).resolves.toEqual({ kind: 'malformed' });
});
