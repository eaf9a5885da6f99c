import * as z from 'zod/mini';
import { itemsTemplate, newsListFields } from '../../shared/news-list/documented-items.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedRead } from '../../shared/render/documented-samples.ts';
import { digits, listSize, schemaOf, text } from '../../shared/render/schemas.ts';
import { newsListAnswer } from './contract.ts';

/** Request for the next part of a list. */
export const newsListRequest = documented({
  place: [z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''), '`id` of the box’s `data-conf`: which list.'],
  topic: [z._default(z.string().check(z.regex(/^\d{0,12}$/)), ''), '`topicFilter` of `data-conf`: of which topic; empty for all.'],
  from: [z._default(digits, 0), 'How many items come before: `data-from` of the box (those of earlier pages, 0 by default) and the ones that it shows.'],
  size: [z._default(listSize, 5), '`items` of `data-conf`: how many to send, 1 to 50.'],
  seqKey: [text, 'What the last answer said, or `seqKey` of `data-conf` for the first: it is handed back as it came.'],
});

export const reference: CallsReference = {
  title: 'Load more',
  calls: [
    {
      title: 'More of a list',
      method: 'GET',
      address: '/papi',
      does: 'The news that follow those that are shown. An item that the list shows already is dropped; where no other comes, the button goes and the box says `data-end`.',
      addressFrom: 'Fixed. The fields are in the address.',
      request: newsListRequest,
      answer: {
        schema: schemaOf(newsListAnswer),
        fields: {
          seqKey: 'For the next request. Empty: the last one stays.',
          'newsList[]': 'The items in their order. The template is given them as they are here, and nothing else of them.',
          'newsList[].id': 'Tells one item from another: `data-id` of what the template prints.',
          'newsList[].title': 'Title.',
          'newsList[].url': 'Address of its page.',
          ...newsListFields,
        },
      },
      caching: 'public, max-age=0, s-maxage=60, must-revalidate',
      notes: ['Without JavaScript the box’s form is a read of its `action`, with a field `from`: a page that goes on from there.'],
      samples: [
        {
          says: 'One item after the first three of the English edition',
          address: '/papi?place=latest-en&topic=&from=3&size=1&seqKey=1208',
          answer: {
            seqKey: '1208',
            newsList: [
              {
                id: '1201',
                title: 'Four Kurdistan villages sign a pact over one spring',
                url: '/news/1201',
                kicker: 'Local councils in the highlands',
                type: '',
                topic: 'Politics',
                day: '17 November',
                time: '11:30',
                dateTime: '2026-11-17T11:30:00+03:30',
                isNew: false,
                image: { src: '/media/1201-360.webp', alt: 'Stone basins under a spring' },
              },
            ],
          },
        },
        {
          says: 'Beyond the end',
          address: '/papi?place=latest-en&topic=&from=99999&size=5&seqKey=1208',
          answer: { seqKey: '1208', newsList: [] },
        },
        { says: 'A size of 0', address: '/papi?size=0', ...malformedRead },
      ],
    },
    {
      title: 'The template of a list’s items',
      method: 'GET',
      address: '/resources/theme/{theme}/partials/more-news.html',
      does: 'What an item of the list looks like. Fetched with the first press of the button, and kept while the page is open.',
      addressFrom:
        'Your own host. `{theme}` is `data-theme` of the `html` element, or else `global`. On a host for development (`localhost`, `127.…`, `.local`, `.test`) it is `/{theme}/partials/more-news.html`.',
      caching: 'public, max-age=3600',
      samples: [
        {
          says: 'The template, as `text/html`',
          address: '/resources/theme/global/partials/more-news.html',
          answer: itemsTemplate,
        },
        { says: 'There is no such template', address: '/resources/theme/global/partials/missing.html', status: 404 },
      ],
    },
  ],
  notes: [
    {
      title: 'What a template may hold',
      text: `Mustache, of which it takes \`{{name}}\` and \`{{image.src}}\` (always escaped), \`{{#name}}…{{/name}}\` (for each of a list, or
where there is something) and \`{{^name}}…{{/name}}\` (where there is nothing). The data is the answer’s \`newsList\`. Print the
list’s own items the same way, each an \`li\` with its \`data-id\`: the list that is shown is counted by it.`,
    },
    {
      title: 'The box of a list',
      text: `\`\`\`html
<div class="load-more" data-widget="load-more" data-from="0" data-end="That was all." data-error="That did not work."
  data-conf='{"id":"latest-en","seqKey":"1208","items":5,"topicFilter":""}'>
  <ul class="news-list"><li class="news-item" data-id="1208">…</li></ul>
  <form class="load-more-form" method="get" action="/en">
    <input type="hidden" name="from" value="1">
    <p class="load-more-message" role="status"></p>
    <button>Show more</button>
  </form>
</div>
\`\`\``,
    },
  ],
};
