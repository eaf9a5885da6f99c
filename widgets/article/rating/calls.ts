import { schemaOf } from '../../shared/render/schemas.ts';
import { newsVoteReference, newsVoteRequest } from '../../shared/votes/rendered-reference.ts';
import { scoreAnswer } from '../../shared/calls/kept-answers.ts';

/** Request for a rating of one to five stars. */
export const scoreRequest = newsVoteRequest(['1', '2', '3', '4', '5'], 'The stars.');

export const reference = newsVoteReference('Star ratings', {
  title: 'Rate a news item',
  address: '/rest/scoreNews',
  does: 'Gives a news item one to five stars. Each reader’s first rating of an item counts; a later one changes nothing, and is answered with the first.',
  request: scoreRequest,
  answer: {
    schema: schemaOf(scoreAnswer),
    fields: { count: 'How many ratings the item has, this one included.', score: 'The reader’s vote that counts: the first one. Without it, the one sent.' },
  },
  vote: { says: 'Four stars', saysAgain: 'The reader has rated it before', score: '4', answer: { count: 1, score: '4' } },
  malformed: { says: 'Six stars', score: '6' },
  plain: { score: '4', location: '/answer/score/1201' },
});
