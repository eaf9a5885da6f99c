import type { ChoiceField, Field } from '../../shared/fields/field.ts';
import { lineField } from '../../shared/fields/text-fields.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { wordsFor } from '../../shared/render/words.ts';
import { withMedium } from './model.ts';
import words from './words.json' with { type: 'json' };

/** A newsletter that readers can choose. */
export interface Newsletter {
  id: string;
  title: string;
}

/** Returns the fields of a subscription. The first newsletter and e-mail are preselected. */
export function newsletterFields(language: string, newsletters: readonly Newsletter[], medium = '1'): Field[] {
  const own = wordsFor(words, language);
  const { choiceRequired, emailInvalid, cellInvalid } = wordsFor(formWords, language);
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[], chosen = ''): ChoiceField => ({
    kind: 'radio',
    name,
    label,
    hint: '',
    mandatory: true,
    requiredMessage: choiceRequired,
    options: options.map(([value, text]) => ({ value, label: text, selected: value === chosen })),
  });
  const fields = [
    choice(
      'newsletter_id',
      own.chooseNewsletter,
      newsletters.map(({ id, title }) => [id, title]),
      newsletters[0]?.id,
    ),
    choice('medium', own.chooseMedium, [['1', own.byEmail], ['2', own.byCell]], medium),
    lineField({
      name: 'email',
      label: own.email,
      type: 'email',
      autoComplete: 'email',
      rule: 'email',
      ruleMessage: emailInvalid,
      requiredMessage: own.emailRequired,
    }),
    lineField({
      name: 'cell',
      label: own.cell,
      type: 'tel',
      autoComplete: 'tel',
      rule: 'cell',
      ruleMessage: cellInvalid,
      requiredMessage: own.cellRequired,
    }),
  ];
  return withMedium(fields, medium);
}
