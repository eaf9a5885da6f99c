import type { CallsReference } from '../../shared/print/documented-call.ts';
import { schemaOf } from '../../shared/print/schemas.ts';
import { staleKeyRefusal } from '../../shared/votes/refusal-contract.ts';
import { scoreAnswer } from './contract.ts';
import { scoreRequest } from './request.ts';

export const reference: CallsReference = {
  title: 'Star ratings',
  calls: [
    {
      title: 'Rate a news item',
      method: 'POST',
      address: '/rest/scoreNews',
      does: 'Gives a news item one to five stars. Each reader’s first rating of an item counts; a later one changes nothing, and is answered with the first.',
      addressFrom: 'Fixed.',
      request: {
        schema: scoreRequest,
        fields: {
          newsId: 'Id of the news item: the field `newsId` of the box.',
          score: 'The stars.',
          captchaKey: 'Key of the page: the box’s field `captchaKey`, or else what the visit was answered with. A reader who was given one has to bring it; a plain form need not.',
        },
      },
      answer: {
        schema: schemaOf(scoreAnswer),
        fields: { count: 'How many ratings the item has, this one included.', score: 'The reader’s vote that counts: the first one. Without it, the one sent.' },
      },
      refusal: {
        schema: staleKeyRefusal,
        fields: {
          error: 'A sentence for the reader, shown where the vote fails again.',
          captchaKey: 'Another key for the page. The phone sends the vote once more, with this one.',
        },
      },
      caching: 'no-store',
      cookies: ['reader'],
      samples: [
        {
          says: 'Four stars',
          fields: { newsId: '1201', score: '4', captchaKey: '' },
          status: 200,
          answer: { count: 1, score: '4' },
        },
        {
          says: 'The reader has rated it before',
          given: 'the same request',
          fields: { newsId: '1201', score: '4', captchaKey: '' },
          status: 200,
          answer: { count: 1, score: '4' },
        },
        {
          says: 'The key is wrong or twelve hours old, or is missing though the reader was given one',
          fields: { newsId: '1201', score: '4', captchaKey: '123456789012' },
          status: 403,
          answer: { error: 'This page is not fresh any more. Open it again, then vote.', captchaKey: '583920174455' },
        },
        {
          says: 'Too many such votes on the item from one address; `Retry-After` says how many seconds to wait',
          given: 'too many votes',
          fields: { newsId: '1201', score: '4', captchaKey: '' },
          status: 429,
          answer: { error: 'Too many votes on this have come from your network in a short time.' },
        },
        {
          says: 'There is no such item',
          fields: { newsId: '999999', score: '4', captchaKey: '' },
          status: 404,
          answer: { error: 'What you voted for is not on the stand.' },
        },
        {
          says: 'Six stars',
          malformed: true,
          fields: { newsId: '1201', score: '6', captchaKey: '' },
          status: 422,
          answer: { error: 'What you sent is not a right value.' },
        },
        {
          says: 'A form without script',
          plain: true,
          fields: { newsId: '1201', score: '4' },
          status: 303,
          location: '/answer/score/1201',
        },
      ],
    },
  ],
};
