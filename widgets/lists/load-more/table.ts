import { attribute, element, inside, required, type Rows, type Sentences, setting } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  setting('id', 'text', 'The place whose news are asked for.'),
  setting('seqKey', 'text', 'Where the last answer ended.'),
  setting('items', 'integer', 'How many more.', '5'),
  setting('topicFilter', 'text', 'Of which topic.'),
  setting('loadMoreBtnTitle', 'text', 'The button’s text: your server prints it, no script reads it.'),
  setting('selector', 'text', 'The list in the box.', 'ul'),
  attribute('data-from', 'integer', 'How many items of it are on earlier pages.', '0'),
  element('ul', 'The list, if there is no `selector`.'),
  element('[data-id]', 'Each item.'),
  inside('ul > li:not(.advert)', required(attribute('data-id', 'text', 'Its id: what is shown already is not added again.'))),
  required(element(':is(form,[formaction])', 'Leads to the next page without scripts. Inside a form of the page: a button with a `formaction` instead.')),
  required(element('button', 'In the form: loads more. The partial `more-news` prints it.')),
  required(element('[role=status]', 'In the form: where the end and a failure are said.')),
];

export const sentences: Sentences = of => ({ '': { end: of(words).end, error: of(words).failed } });
