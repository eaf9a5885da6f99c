import * as z from 'zod/mini';
import { type CallsReference, documented, type DocumentedCall, type DocumentedFields } from '../render/documented-call.ts';
import { malformedFields, unknownVoteTarget } from '../render/documented-samples.ts';
import { id, text } from '../render/schemas.ts';
import { staleKeyRefusal } from './refusal-contract.ts';

/** Documents the request of a vote on a news item. */
export const newsVoteRequest = (scores: readonly string[], sentence: string) =>
  documented({
    newsId: [id, 'Id of the news item: the field `newsId` of the box.'],
    score: [z.pipe(z.enum(scores), z.transform(Number)), sentence],
    captchaKey: [text, 'The box’s field `captchaKey`, or the key from the answer to the visit. Plain forms and votes before that answer have none.'],
  });

interface NewsVote extends Pick<DocumentedCall, 'title' | 'address' | 'does'> {
  request: DocumentedFields;
  answer: DocumentedFields;
  /** The examples that differ: their descriptions, scores and responses. */
  vote: { says: string; saysAgain: string; score: string; answer: unknown };
  malformed: { says: string; score: string };
  plain: { score: string; location: string };
}

/** Documents a call for votes on a news item. */
export function newsVoteReference(title: string, newsVote: NewsVote): CallsReference {
  const { answer, vote, malformed, plain, ...call } = newsVote;
  const voted = { fields: { newsId: '1201', score: vote.score, captchaKey: '' }, answer: vote.answer };
  return {
    title,
    calls: [
      {
        ...call,
        method: 'POST',
        addressFrom: 'Fixed.',
        answer,
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
          { says: vote.says, ...voted },
          { says: vote.saysAgain, given: 'the same request', ...voted },
          {
            says: 'The key is wrong or twelve hours old',
            fields: { ...voted.fields, captchaKey: '123456789012' },
            status: 403,
            answer: { error: 'This page is out of date. Reload it, then vote.', captchaKey: '583920174455' },
          },
          {
            says: 'Too many such votes on the item from one address; `Retry-After` says how many seconds to wait',
            given: 'too many votes',
            fields: voted.fields,
            status: 429,
            answer: { error: 'Too many votes on this have come from your network in a short time.' },
          },
          { says: 'There is no such item', fields: { ...voted.fields, newsId: '999999' }, ...unknownVoteTarget },
          { says: malformed.says, fields: { ...voted.fields, score: malformed.score }, ...malformedFields },
          {
            says: 'A form without script',
            plain: true,
            fields: { newsId: '1201', score: plain.score },
            status: 303,
            location: plain.location,
          },
        ],
      },
    ],
  };
}
