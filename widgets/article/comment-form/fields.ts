import type { Field } from '../../shared/fields/field.ts';
import { lineField, longField } from '../../shared/fields/text-fields.ts';
import { withNumber } from '../../shared/island/markup.ts';
import { formatNumber } from '../../shared/print/format-number.ts';
import { messagesFor } from '../../shared/print/messages/messages.ts';

const longestName = 80;
const longestEmail = 254;
const longestComment = 2000;

/** The fields of a comment (SPEC §2.12, §3.8), as the form shows them and the origin checks them. */
export function commentFields(language: string): Field[] {
  const messages = messagesFor(language);
  const tooLong = (limit: number): { limit: number; limitMessage: string } => ({
    limit,
    limitMessage: withNumber(messages.tooLong, formatNumber(limit, language)),
  });
  return [
    lineField({
      ...{ name: 'author', label: messages.yourName, autoComplete: 'name' },
      ...{ mandatory: true, requiredMessage: messages.nameRequired },
      ...tooLong(longestName),
    }),
    lineField({
      ...{ name: 'email', label: messages.yourEmail, type: 'email', autoComplete: 'email' },
      ...{ rule: 'email', ruleMessage: messages.emailInvalid },
      ...tooLong(longestEmail),
    }),
    longField({
      ...{ name: 'body', label: messages.yourComment },
      ...{ mandatory: true, requiredMessage: messages.commentRequired },
      ...tooLong(longestComment),
    }),
  ];
}
