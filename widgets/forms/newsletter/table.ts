import { fieldParts, fieldSentences, formMessages } from '../../shared/fields/table.ts';
import { element, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(element('[name=newsletter_id]', 'Radios or a hidden field: which newsletter.')),
  element('[name=medium]', 'Radios: 1 for email, 2 for a phone.'),
  element('[name=email]', 'The email address.'),
  element('[name=cell]', 'The phone’s number.'),
  fieldParts,
];

export const sentences: Sentences = of => {
  const { subscribed: success, failed: error } = of(words);
  const fields = fieldSentences(of);
  return { '': formMessages(of, { success, error }), '[name=cell]': fields['[data-rule=cell]'], ...fields };
};
