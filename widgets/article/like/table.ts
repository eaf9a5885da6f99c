import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import { voteSentences } from '../../shared/votes/table.ts';

export const parts: Rows = [
  required(element(':is(form,[formaction])', 'Posts to `/rest/rateNews`. Inside a form of the page: buttons with a `formaction` instead.')),
  inside('form', required(attribute('action', 'url', '`/rest/rateNews`.'))),
  required(element('input[name=newsId]', 'Hidden: the article.')),
  inside('input[name=newsId]', required(attribute('value', 'id', 'Its id.'))),
  element('input[name=captchaKey]', 'Hidden: a key of its own; else the page’s `captchaKey` is used.'),
  attribute('data-like', 'integer', 'Votes for it; else the count that its button says.', '0'),
  attribute('data-dislike', 'integer', 'Votes against it; else the count that its button says.', '0'),
  attribute('data-unreachable', 'text', 'Said where the server was not reached and the vote does not wait; else `data-error`.'),
  element('.like-title', 'The question.'),
  required(element('.positive', 'The button for it.')),
  inside('.positive', attribute('value', ['1'], 'Its `score`.')),
  required(element('.negative', 'The button against it.')),
  inside('.negative', attribute('value', ['-1'], 'Its `score`.')),
  element('.like-label', 'What a button is called; else its `aria-label`, or the text beside its count. Print a zero to have it shown.'),
];

export const sentences: Sentences = of => ({ '': voteSentences(of) });
