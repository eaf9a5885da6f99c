import type { Field } from '../../shared/fields/field.ts';
import { lineField, longField } from '../../shared/fields/text-fields.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { withNumber } from '../../shared/markup/parse.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

const longestName = 80;
const longestEmail = 254;
const longestComment = 2000;

/** Returns the fields of a comment, for the form and for the server's validation. */
export function commentFields(language: string): Field[] {
  const { yourName, nameRequired, yourEmail, yourComment, commentRequired } = wordsFor(words, language);
  const { emailInvalid, tooLong } = wordsFor(formWords, language);
  const limitMessage = (limit: number): string => withNumber(tooLong, formatNumber(limit, language));
  return [
    lineField({
      name: 'author',
      label: yourName,
      autoComplete: 'name',
      mandatory: true,
      requiredMessage: nameRequired,
      limit: longestName,
      limitMessage: limitMessage(longestName),
    }),
    lineField({
      name: 'email',
      label: yourEmail,
      type: 'email',
      autoComplete: 'email',
      rule: 'email',
      ruleMessage: emailInvalid,
      limit: longestEmail,
      limitMessage: limitMessage(longestEmail),
    }),
    longField({
      name: 'body',
      label: yourComment,
      mandatory: true,
      requiredMessage: commentRequired,
      limit: longestComment,
      limitMessage: limitMessage(longestComment),
    }),
  ];
}
