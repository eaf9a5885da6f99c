import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { attribute, element, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import { formMessages } from '../../shared/fields/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(attribute('data-form', 'call', 'The definition.')),
  attribute('data-content', 'call', 'What it is filled with.'),
  attribute('data-submit', 'call', 'Where it is posted to; without it, the form cannot be sent.'),
  attribute('data-label-columns', 'integer', 'Of twelve columns, how many a label has; styles alone read it.', '12'),
  attribute('data-input-columns', 'integer', 'And how many a field has.', '9'),
  attribute('data-submittable', ['true', 'false'], 'Whether it can be sent.', 'true'),
  attribute('data-readonly', 'flag', 'It can only be read; not with the value `false`.'),
  attribute('data-animation', 'flag', 'It fades in; not with the value `false`.'),
  attribute('data-limit-msg', 'text', 'Said of a text that is too long.'),
  attribute('id', 'text', 'The name of its draft, and of its fields’ ids.'),
  element('a', 'To the same form as a plain page.'),
];

export const sentences: Sentences = of => {
  const { send: textSubmit, saved: success, saveFailed: error } = of(formWords);
  const { captchaError: _, ...messages } = formMessages(of, { success, error });
  const { loading, unavailable, tryAgain, bold, italic, bulletList, numberedList } = of(words);
  const { required: requiredMsg, choiceRequired: choiceMsg } = of(formWords);
  const own = { loading, unavailable, tryAgain, requiredMsg, choiceMsg };
  return { '': { textSubmit, ...messages, ...own, bold, italic, bulletList, numberedList } };
};
