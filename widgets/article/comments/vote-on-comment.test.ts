import { expect, test } from 'vitest';
import { call } from '../../shared/calls/call.ts';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { voteOnComment } from './vote-on-comment.ts';

withFreshPages();

test.each([
  [5, 5], ['5', 5], [-2, -2], ['-2', -2], [0, 0],
])('the answer %j to a vote on a comment is %d', async (said, answer) => {
  serve(json(said));
  await expect(call(voteOnComment('31', '1', 'post'))).resolves.toEqual({ kind: 'answer', answer });
});

test.each([null, 'many', {}, [5], true, '1.5'])('the answer %j to a vote on a comment is refused', async said => {
  serve(json(said));
  await expect(call(voteOnComment('31', '1', 'post'))).resolves.toEqual({ kind: 'malformed' });
});
