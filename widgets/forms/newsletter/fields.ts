import type { ChoiceField, Field } from '../../shared/fields/field.ts';
import { lineField } from '../../shared/fields/text-fields.ts';
import { messagesFor } from '../../shared/print/messages/messages.ts';
import { withMedium } from './model.ts';

/** A newsletter that readers can choose. */
export interface Newsletter {
  id: string;
  title: string;
}

/** The fields of a subscription (SPEC §2.7, §3.7, §5.3): the first newsletter and e-mail are chosen to start with. */
export function newsletterFields(language: string, newsletters: readonly Newsletter[], medium = '1'): Field[] {
  const messages = messagesFor(language);
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[], chosen = ''): ChoiceField => ({
    ...{ kind: 'radio', name, label, hint: '', mandatory: true, requiredMessage: messages.choiceRequired },
    options: options.map(([value, text]) => ({ value, label: text, selected: value === chosen })),
  });
  const fields = [
    choice(
      'newsletter_id',
      messages.chooseNewsletter,
      newsletters.map(({ id, title }) => [id, title]),
      newsletters[0]?.id,
    ),
    choice('medium', messages.chooseMedium, [['1', messages.byEmail], ['2', messages.byCell]], medium),
    lineField({
      ...{ name: 'email', label: messages.email, type: 'email', autoComplete: 'email' },
      ...{ rule: 'email', ruleMessage: messages.emailInvalid, requiredMessage: messages.emailRequired },
    }),
    lineField({
      ...{ name: 'cell', label: messages.cell, type: 'tel', autoComplete: 'tel' },
      ...{ rule: 'cell', ruleMessage: messages.cellInvalid, requiredMessage: messages.cellRequired },
    }),
  ];
  return withMedium(fields, medium);
}
