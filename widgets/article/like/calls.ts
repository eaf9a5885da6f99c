import { schemaOf } from '../../shared/render/schemas.ts';
import { newsVoteReference, newsVoteRequest } from '../../shared/votes/rendered-reference.ts';
import { rateAnswer } from '../../shared/calls/kept-answers.ts';

export const rateRequest = newsVoteRequest(['1', '-1'], '1 likes it, -1 dislikes it.');

export const reference = newsVoteReference('Likes', {
  title: 'Like or dislike a news item',
  address: '/rest/rateNews',
  does: 'Likes or dislikes a news item. Each reader’s first vote on an item counts; a later one changes nothing, and is answered with the first.',
  request: rateRequest,
  answer: {
    schema: schemaOf(rateAnswer),
    fields: { count: 'Votes together.', like: 'Readers who like it.', dislike: 'Readers who do not.', score: 'The reader’s vote that counts: the first one. Without it, the one sent.' },
  },
  vote: {
    says: 'A like',
    saysAgain: 'The reader has voted before',
    score: '1',
    answer: { count: 1, like: 1, dislike: 0, score: '1' },
  },
  malformed: { says: 'Neither a like nor a dislike', score: '5' },
  plain: { score: '-1', location: '/answer/rate/1201' },
});
