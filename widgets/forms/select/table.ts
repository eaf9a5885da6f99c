import { attribute, element, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

/** What it reads in its markup. */
export const parts: Rows = [
  required(element('select:not([multiple])', 'It stays part of its form, and fires `change`.')),
  attribute('data-keep-open', 'flag', 'The list stays open after a choice.'),
  attribute('data-submit-on-change', 'flag', 'A choice submits the form.'),
];

/** What its markup may leave out. */
export const sentences: Sentences = of => ({ '': of(words) });
