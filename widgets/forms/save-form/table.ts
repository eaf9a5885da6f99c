import { fieldParts, fieldSentences, formMessages } from '../../shared/fields/table.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { attribute, type Rows, type Sentences } from '../../shared/render/table.ts';

export const parts: Rows = [
  attribute('data-id', 'id', 'Tells two forms of a page apart.', '0'),
  fieldParts,
];

export const sentences: Sentences = of => {
  const { saved: success, saveFailed: error } = of(formWords);
  return { '': formMessages(of, { success, error }), ...fieldSentences(of) };
};
