import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import { voteSentences } from '../../shared/votes/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(element(':is(form,[formaction])', 'Posts to `/rest/scoreNews`. Inside a form of the page: buttons with a `formaction` instead.')),
  inside('form', required(attribute('action', 'url', '`/rest/scoreNews`.'))),
  required(element('input[name=newsId]', 'Hidden: the article.')),
  inside('input[name=newsId]', required(attribute('value', 'id', 'Its id.'))),
  element('input[name=captchaKey]', 'Hidden: a key of its own; else the page’s `captchaKey` is used.'),
  attribute('data-count', 'integer', 'How many have rated it; without it, `.rate-count` says it.'),
  attribute('data-unreachable', 'text', 'Said where the server was not reached and the vote does not wait; else `data-error`.'),
  element('[data-value]', 'The list of stars.'),
  inside('[data-value]', attribute('data-value', 'number', 'The average, 0 to 5.', '0')),
  element('.rating-title', 'The question.'),
  element('.rate-count', 'How many have rated it, in words: `1,289 votes`. It stays as it is printed until a vote is counted.'),
  required(element('button[name=score]', 'The stars.', 5)),
  inside('button[name=score]',
    required(attribute('value', ['1', '2', '3', '4', '5'], 'How many.')),
    attribute('aria-label', 'text', 'What it is called.'),
  ),
];

export const sentences: Sentences = of => ({ '': { ...voteSentences(of), countLabel: of(words).count } });
