import type { CallsReference } from '../../shared/render/documented-call.ts';
import { malformedFields, unknownVoteTarget } from '../../shared/render/documented-samples.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { mediaVisitAnswer, visitAnswer } from './contract.ts';
import { mediaVisitRequest, visitRequest } from './request.ts';

export const reference: CallsReference = {
  title: 'Visits',
  calls: [
    {
      title: 'Count a visit to a page',
      method: 'POST',
      address: '/rest/visit',
      does: 'Counts a visit, once for each page that a reader sees: a page that is fetched ahead waits until it is opened.',
      addressFrom: 'Fixed. Sent by pages with a `visit` box, and by `lazy-video` and `story` boxes for each video with a `newsId`.',
      request: {
        schema: visitRequest,
        fields: {
          nid: 'Id of what is visited: the content of the first of the metas `nid`, `topicId`, `keywordId`, `personId`.',
          obj: 'What it is, as that meta says.',
          src: 'Where the reader came from: `{source}` of a URL that ends in `#ref={source}`. `video`: a video of a list or a story has begun.',
        },
      },
      answer: {
        schema: schemaOf(visitAnswer),
        fields: {
          captchaKey:
            'On a news item: the key of the page, sent with its stars, likes and comments. Without one, there is no key.',
        },
      },
      caching: 'no-store',
      cookies: ['reader'],
      samples: [
        {
          says: 'A visit to a news item',
          fields: { nid: '1201', obj: 'news', src: 'khabarban' },
          status: 200,
          answer: { captchaKey: '583920174455' },
        },
        { says: 'A visit to a topic', fields: { nid: '1', obj: 'topic' }, status: 200, answer: { captchaKey: '' } },
        { says: 'There is no such item', fields: { nid: '999999', obj: 'news' }, ...unknownVoteTarget },
        { says: 'What is visited is not named', fields: { nid: '1201' }, ...malformedFields },
      ],
    },
    {
      title: 'Count a visit to a video or an audio',
      method: 'POST',
      address: '/rest/mvisit',
      does: 'Counts that a reader has begun to play something, once for each page that a reader sees.',
      addressFrom: 'Fixed. Sent by `player`, `lazy-video` and `story` boxes, for what has a `mediaId`, when it first plays.',
      request: { schema: mediaVisitRequest, fields: { mid: 'Id of the video or audio.' } },
      answer: { schema: schemaOf(mediaVisitAnswer), fields: {} },
      caching: 'no-store',
      samples: [
        { says: 'A visit', fields: { mid: '1201' }, status: 200, answer: {} },
        { says: 'There is no such thing', fields: { mid: '999999' }, ...unknownVoteTarget },
        { says: 'No id', fields: {}, ...malformedFields },
      ],
    },
  ],
};
