import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedRead } from '../../shared/render/documented-samples.ts';
import { id, schemaOf } from '../../shared/render/schemas.ts';
import { liveEntriesAnswer } from './contract.ts';

/** Request for the entries of a coverage after a given one. */
export const liveEntriesRequest = documented({
  coverage: [id, 'Which coverage: what our boxes have in their `data-source`.'],
  after: [id, 'Id of the newest entry that is shown; `0` where none is.'],
});

const entriesTemplate =
  '{{#days}}<section class="live-day" data-day="{{day}}"><h2>{{name}}</h2><ol>{{#entries}}<li class="live-entry" id="entry-{{id}}" data-id="{{id}}"{{#isKey}} data-key=""{{/isKey}}><time datetime="{{dateTime}}">{{time}}</time><h3><a href="#entry-{{id}}">{{title}}</a></h3>{{#paragraphs}}<p>{{text}}</p>{{/paragraphs}}</li>{{/entries}}</ol></section>{{/days}}';

export const reference: CallsReference = {
  title: 'Live entries',
  calls: [
    {
      title: 'New entries of a coverage',
      method: 'GET',
      address: '/rest/liveEntries',
      does: 'Entries added after a given one. Requested every 30 s while the box and the page are visible. After failures the interval grows to five minutes. Once the coverage is over, requests stop.',
      addressFrom: '`data-source` of the box, to which `after` is added: the `data-id` of the first entry that it shows.',
      request: liveEntriesRequest,
      answer: {
        schema: schemaOf(liveEntriesAnswer),
        fields: {
          isOver: 'True: nothing will follow, and nothing is asked any more.',
          'days[]': 'The new entries by their days, the newest day first; empty where there are none. The template is given them as they are here.',
          'days[].day': 'Tells one day from another: entries of a day that is shown join it.',
          'days[].name': 'The day for people.',
          'days[].entries[]': 'The newest first.',
          'days[].entries[].id': 'Digits: `data-id` of what the template prints.',
          'days[].entries[].title': 'Title.',
          'days[].entries[].dateTime': 'When it was written, ISO 8601.',
          'days[].entries[].time': 'The same for people.',
          'days[].entries[].isKey': 'Whether it is on the list of key moments.',
          'days[].entries[].paragraphs[]': 'Its text.',
          'days[].entries[].paragraphs[].text': 'A paragraph.',
        },
      },
      caching: 'public, max-age=0, s-maxage=5',
      notes: ['Send an `ETag` and answer 304 where nothing is new: that is what nearly all questions are.'],
      samples: [
        {
          says: 'One entry is new',
          address: '/rest/liveEntries?coverage=902&after=211',
          answer: {
            isOver: false,
            days: [
              {
                day: '2026-11-20',
                name: 'Friday 20 November 2026',
                entries: [
                  {
                    id: '212',
                    title: 'The sky clears in the west',
                    dateTime: '2026-11-20T08:25:00+03:30',
                    time: '08:25',
                    isKey: false,
                    paragraphs: [{ text: 'The clouds have gone from Kermanshah and Sanandaj. Scattered snow is still forecast for the Alborz until noon.' }],
                  },
                ],
              },
            ],
          },
        },
        { says: 'Nothing is new', address: '/rest/liveEntries?coverage=902&after=212', answer: { isOver: false, days: [] } },
        { says: 'There is no such coverage', address: '/rest/liveEntries?coverage=5&after=0', status: 404, answer: { error: 'There is nothing at this address.' } },
        { says: 'A malformed id', address: '/rest/liveEntries?coverage=902&after=x', ...malformedRead },
      ],
    },
    {
      title: 'The template of live entries',
      method: 'GET',
      address: '/resources/theme/{theme}/partials/live-entries.html',
      does: 'What new entries look like. Fetched with the first of them, and kept while the page is open.',
      addressFrom: 'As that of a list’s items.',
      caching: 'public, max-age=3600',
      samples: [
        {
          says: 'The template, as `text/html`',
          address: '/resources/theme/global/partials/live-entries.html',
          answer: entriesTemplate,
        },
      ],
    },
  ],
};
