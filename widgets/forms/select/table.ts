import { attribute, element, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(element('select:not([multiple])', 'It stays part of its form, and fires `change`.')),
  attribute('data-keep-open', 'flag', 'The list stays open after a choice.'),
  attribute('data-submit-on-change', 'flag', 'A choice submits the form.'),
];

export const sentences: Sentences = of => ({ '': of(words) });
