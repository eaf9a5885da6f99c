import words from '../../shared/fields/words.json' with { type: 'json' };
import { withNumber } from '../../shared/markup/parse.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { type FormSentences, mostCharacters } from './fields.ts';

/** Returns the validation messages of a dynamic form, because its definition has none. */
export function formSentencesFor(language: string): FormSentences {
  const { required, choiceRequired, tooLong } = wordsFor(words, language);
  return { required, choiceRequired, tooLong: withNumber(tooLong, formatNumber(mostCharacters, language)) };
}
