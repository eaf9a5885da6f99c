import { attribute, element, inside, outside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import { captchaSentences } from '../../shared/fields/captcha/table.ts';

export const parts: Rows = [
  required(element('&.captcha-group', 'In a form. A poll turns its own group into this box.')),
  required(element('img', 'The picture. Its address ends in `key={key}` if it has one.')),
  inside('img', required(attribute('src', 'url', 'Its address.'))),
  required(element('input[name=captchaText]', 'What the reader sees in it.')),
  element('label', 'Its label; `aria-label` of the field works, too.'),
  element('input[name=captchaKey]', 'Hidden: the key of the picture.'),
  element('.captcha-refresh', 'A button for another picture.'),
  element('.captcha-question', 'A link to a question in words.'),
  outside(element('[data-id]', 'On a box around it: tells two captchas of a page apart.')),
];

export const sentences: Sentences = captchaSentences;
