import * as z from 'zod/mini';
import { itemsTemplate, newsListFields } from '../../shared/news-list/documented-items.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedRead } from '../../shared/render/documented-samples.ts';
import { listSize, schemaOf } from '../../shared/render/schemas.ts';
import { provinceNewsAnswer } from './contract.ts';

/** Request for the news of a province's topic. */
export const provinceNewsRequest = documented({
  topic: [z.string().check(z.regex(/^\d{1,12}$/)), '`data-topic` of the province: an id of the set that `data-topic-set` of the box names.'],
  size: [z._default(listSize, 6), 'How many to send: 6, 1 to 50.'],
  set: [z._default(z.enum(['first', 'second']), 'second'), 'Of which set the id is, as numbers of the two sets overlap: `first` for a box with `data-topic-set="first"`.'],
  edition: [z._default(z.enum(['fa', 'en']), 'fa'), 'Of which edition, by `data-query`.'],
});

export const reference: CallsReference = {
  title: 'Province map',
  calls: [
    {
      title: 'News of a province',
      method: 'GET',
      address: '/api',
      does: 'The news of the province that was chosen, or of one that the box has chosen. They are shown by the template `news`.',
      addressFrom: 'Fixed. The fields are in the address: the topic, the size and, of the first set, `set`. The box’s `data-query` follows as it is.',
      request: provinceNewsRequest,
      answer: {
        schema: schemaOf(provinceNewsAnswer),
        fields: {
          'newsList[]': 'The items, the newest first; none for a topic that is no province’s. The template is given the whole answer, as it is.',
          'newsList[].id': 'Tells one item from another.',
          'newsList[].title': 'Title.',
          'newsList[].url': 'Address of its page: a path, or a whole address. An answer with any other is not shown.',
          ...newsListFields,
        },
      },
      caching: 'public, max-age=0, s-maxage=60, must-revalidate',
      samples: [
        { says: 'A topic that is no province’s', address: '/api?topic=999&size=6', answer: { newsList: [] } },
        { says: 'No topic', address: '/api?size=6', ...malformedRead },
      ],
    },
    {
      title: 'The template of a province’s news',
      method: 'GET',
      address: '/resources/theme/{theme}/partials/news.html',
      does: 'Everything that the box shows of a province. Fetched with the first news, and kept while the page is open. Besides the answer it gets `url`, the URL of the province’s page, and `config`. That has the box’s `data-…` in camel case, and `name`, the province’s.',
      addressFrom: 'As that of a list’s items.',
      caching: 'public, max-age=3600',
      notes: ['The first link in a `header` is where a second click on the province leads, in a new window.'],
      samples: [
        {
          says: 'The template, as `text/html`; `config.empty` is the box’s `data-empty`',
          address: '/resources/theme/global/partials/news.html',
          answer: `<header class="province-news-head"><h3>{{#url}}<a href="{{url}}">{{config.name}}</a>{{/url}}{{^url}}{{config.name}}{{/url}}</h3></header>{{#newsList.length}}<ul class="news-list">${itemsTemplate}</ul>{{/newsList.length}}{{^newsList}}<p class="province-news-empty">{{config.empty}}</p>{{/newsList}}`,
        },
      ],
    },
  ],
  notes: [
    {
      title: 'The map',
      text: `The map is a static SVG file on your own host; browsers take shapes from no other. Each province is one \`path\` whose id is
the \`data-province\` of its link; seas and the like are paths without a link. The box shows the file as an image. The script
adds the same shapes on top with \`use\` elements, to be clicked; nothing else of the file gets into the page. Set the fill of
provinces around them, not on the paths, so that they can be coloured. Instead of the image, a box can have its own \`svg\`,
whose paths have \`data-province\`.`,
    },
  ],
};
