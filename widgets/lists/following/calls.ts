import * as z from 'zod/mini';
import { newsListFields } from '../../shared/news-list/documented-items.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedRead } from '../../shared/render/documented-samples.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { followingAnswer } from './contract.ts';

/** Pattern of a decoded path, such as `/موضوع/فرهنگ`. */
const path = String.raw`\/[^\s,/?#][^\s,?#]{0,79}`;

/** Request for news of an edition's lists. */
export const followingRequest = documented({
  edition: [z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), 'fa'), 'Code of the edition whose items are wanted: what our boxes have in their `data-source`.'],
  of: [z.string().check(z.regex(RegExp(`^${path}(,${path}){0,29}$`))), 'Paths of lists, decoded, with commas between them: the 30 at most that were followed last. One that is not there any more is passed over.'],
});

export const reference: CallsReference = {
  title: 'What a reader follows',
  calls: [
    {
      title: 'News of what is followed',
      method: 'GET',
      address: '/rest/following',
      does: 'The newest items of some lists, each once. Asked when the box is seen by a reader who follows something, and again when that changes; never otherwise.',
      addressFrom: '`data-source` of the box, to which `of` is added: what the buttons of the box `follow` have as their value.',
      request: followingRequest,
      answer: {
        schema: schemaOf(followingAnswer),
        fields: {
          'newsList[]': 'The items, the newest first. The template of a list’s items is given them as they are here.',
          'newsList[].id': 'Tells one item from another: `data-id` of what the template prints.',
          'newsList[].title': 'Title.',
          'newsList[].url': 'Address of its page.',
          ...newsListFields,
        },
      },
      caching: 'public, max-age=0, s-maxage=60, must-revalidate',
      samples: [
        {
          says: 'A list without news of the edition',
          address: '/rest/following?edition=en&of=/topic/culture',
          answer: { newsList: [] },
        },
        { says: 'Nothing is followed', address: '/rest/following?edition=en', ...malformedRead },
      ],
    },
  ],
};
