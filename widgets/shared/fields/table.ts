import { attribute, element, inside, required, shared, type Speaker } from '../render/table.ts';
import { captchaParts, captchaSentences } from './captcha/table.ts';
import type { FormMessages } from './markup/parse-form.ts';
import words from './words.json' with { type: 'json' };

/** Field markup that boxes read. */
export const fieldParts = shared(
  'fields',
  required(element(':is(form,[formaction])', 'One form. Inside a form of the page: a button with a `formaction` instead.')),
  inside('form', required(attribute('action', 'call', 'Where it posts: with scripts, and without.'))),
  element('fieldset legend', 'The heading of the form. Print other headings, links and notes before the box: inside, they go when it wakes.'),
  inside('form', attribute('data-url', 'call', 'Where scripts post instead; also on the box.')),
  element('.field-section', 'A heading between fields: an `h2` and a `p`.'),
  inside('.field-section', attribute('data-name', 'text', 'Its name.')),
  element('.field .field-hint', 'Below choices: what they are about.'),
  inside(':is(input,select,textarea)',
    attribute('required', 'flag', 'It must be filled in. `data-mandatory` if only scripts check it.'),
    attribute('data-mandatory', 'flag', 'Like `required`, for scripts only.'),
    attribute('data-sensitive', 'flag', 'It is never kept as a draft.'),
    attribute('data-rule', ['email', 'cell'], 'What it must be; `type="email"` is enough for an email address.'),
  ),
  inside(':is(input,textarea)', attribute('data-limit', 'integer', 'Most characters, as readers see them.')),
  inside('textarea', attribute('data-rich', 'flag', 'It gets the rich-text editor.')),
  element('.field-error[data-field]', 'What the server found wrong, printed by it.'),
  inside('.field-error', required(attribute('data-field', 'text', 'Name of the wrong field.'))),
  element('.form-message', 'What the server says of the whole form.'),
  element('.form-send', 'The button, if the form has others too.'),
  element('.captcha-group', 'A captcha; its own rows are below.'),
  captchaParts,
);

/** Returns the messages of a form about its submit. Success and error are specific to the form. */
export function formMessages(of: Speaker, own: Pick<FormMessages, 'success' | 'error' | 'waiting'>) {
  const { success, error, waiting } = own;
  const { captchaWrong: captchaError, unreachable, invalid, draftRestored, draftDiscard, draftDiscarded } = of(words);
  const waits = waiting === undefined ? {} : { waiting };
  return { success, error, captchaError, unreachable, ...waits, invalid, draftRestored, draftDiscard, draftDiscarded };
}

/** Default messages of fields, used if the markup has none. */
export const fieldSentences = (of: Speaker) => ({
  ...captchaSentences(of),
  '[type=radio][required],[type=checkbox][required],select[required]': { requiredMsg: of(words).choiceRequired },
  'input[required],textarea[required]': { requiredMsg: of(words).required },
  '[type=email],[data-rule=email]': { ruleMsg: of(words).emailInvalid },
  '[data-rule=cell]': { ruleMsg: of(words).cellInvalid },
  '[data-limit]': { limitMsg: of(words).tooLong },
});
