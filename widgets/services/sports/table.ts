import { attribute, element, inside, labels, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** What it reads in its markup. */
export const parts: Rows = [
  attribute('data-league', 'text', 'The league; needed unless `data-season` or `data-show="live"`.'),
  attribute('data-season', 'text', 'The season.'),
  attribute('data-week', 'text', 'The week.'),
  attribute('data-show', 'text', '`standing`, `fixtures`, both or `live`.', 'standing fixtures'),
  attribute('data-standing-count', 'integer', 'Lines of the table; 0 is all.', '0'),
  attribute('data-reloadable', 'flag', 'It has a button to reload.'),
  attribute('data-query', 'text', 'Added to the query of its calls.'),
  attribute('data-host', 'call', 'What answers the calls, if not the page’s host: an address, or a name such as `sport.example`.'),
  attribute('data-fixture-url', 'url{id}', 'A match’s page.'),
  attribute('data-partial', 'text', 'The partial for a match over the page, such as `fixture-details`.'),
  element('.sports-title', 'The heading.'),
  element('form', 'Around the selects; a page without scripts.'),
  element('select[name=league]', 'The leagues.'),
  element('select[name=season]', 'The seasons.'),
  element('select[name=week]', 'The weeks.'),
  element('table', 'The table. What is not printed is requested.'),
  inside('table', attribute('data-sport', 'text', 'Which sport.')),
  element('thead [data-column]', 'A heading of the table.'),
  inside('thead [data-column]', required(attribute('data-column', ['rank', 'team', 'points', 'played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference', 'form'], 'Its column.'))),
  inside('td[data-form]', attribute('data-form', 'text', 'The last results.')),
  element('.sports-all', 'A link to the whole table.'),
  element('.sports-updated', 'A `time`: when this was so.'),
  inside('.sports-updated', attribute('datetime', 'text', 'In ISO 8601.')),
  element('.sports-matches', 'The matches.'),
  element('.sports-day', 'Around those of a day.'),
  element('.sports-day .sports-date', 'Its name.'),
  element('[data-fixture]', 'A match, with a `time`.'),
  inside('[data-fixture]',
    required(attribute('data-fixture', 'text', 'Its id.')),
    attribute('data-status', 'text', 'Its state.'),
    attribute('data-minute', 'integer', 'The minute that it is in.'),
    attribute('data-period', 'text', 'The set or half.'),
    attribute('data-league', 'text', 'The name of its league, shown beside its state.'),
  ),
  element('[data-fixture] .sports-state', 'Its state and its league in words, `Half-time · Cup`; they stay where attributes do not say them.'),
  element('[data-fixture] .sports-host', 'The host, perhaps with an `img`.'),
  element('[data-fixture] .sports-guest', 'The guest.'),
  element('[data-fixture] .sports-host-score', 'The host’s score.'),
  element('[data-fixture] .sports-guest-score', 'The guest’s score.'),
  element('[data-fixture] time', 'When it begins.'),
];

/** What its markup may leave out. */
export const sentences: Sentences = of => ({ '': labels({ ...of(words), close: of(viewerWords).close }) });
