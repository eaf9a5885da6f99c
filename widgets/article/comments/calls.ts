import * as z from 'zod/mini';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { id, schemaOf } from '../../shared/render/schemas.ts';
import { commentVoteAnswer } from '../../shared/calls/kept-answers.ts';

const address = '/rest/postCommentVote';

export const commentVoteRequest = documented({
  commentId: [id, 'Id of the comment: `data-id` of its element.'],
  vote: [z.pipe(z.enum(['1', '-1']), z.transform(Number)), '1 agrees, -1 disagrees.'],
});

const answer = {
  schema: schemaOf(commentVoteAnswer),
  fields: {
    '(bare)':
      'Above 0: the new count of that side, also for a repeated vote. -2: already voted for the other side. Else: failed, shown as X.',
  },
};

export const reference: CallsReference = {
  title: 'Votes on comments',
  calls: [
    {
      title: 'Vote on a comment',
      method: 'POST',
      address,
      does: 'Agrees or disagrees with a comment. Each reader’s first vote on a comment counts. If an answer is lost, the phone may repeat the vote.',
      addressFrom: 'Fixed.',
      request: commentVoteRequest,
      answer,
      caching: 'no-store',
      cookies: ['reader'],
      samples: [
        { says: 'A vote', fields: { commentId: '101', vote: '1' }, answer: 215 },
        {
          says: 'The reader has voted so before',
          given: 'the same request',
          fields: { commentId: '101', vote: '1' },
          answer: 215,
        },
        { says: 'There is no such comment', fields: { commentId: '555', vote: '1' }, answer: 0 },
        { says: 'Neither for nor against', malformed: true, fields: { commentId: '101', vote: '2' }, answer: 0 },
        {
          says: 'A form without script, which is led back to the comment',
          plain: true,
          fields: { commentId: '101', vote: '1' },
          status: 303,
          location: '/news/1001?comment=101#comment-101',
        },
        {
          says: 'A form without script, on a comment that is not there',
          plain: true,
          fields: { commentId: '555', vote: '1' },
          status: 404,
        },
      ],
    },
    {
      title: 'Vote on a comment by a read',
      method: 'GET',
      address,
      does:
        'The same, for servers that want it so. It changes something: refuse it where it comes from another site, or was fetched ahead.',
      addressFrom: 'Fixed. Used where the `comments` box has `data-vote-method="get"`.',
      request: commentVoteRequest,
      answer,
      caching: 'no-store',
      cookies: ['reader'],
      samples: [
        {
          says: 'A vote',
          address: `${address}?commentId=101&vote=1`,
          headers: { 'sec-fetch-site': 'same-origin' },
          answer: 215,
        },
        {
          says: 'From another site',
          address: `${address}?commentId=101&vote=1`,
          headers: { 'sec-fetch-site': 'cross-site' },
          status: 403,
          answer: { error: 'This request did not come from one of our pages.' },
        },
      ],
    },
  ],
};
