import { attribute, element, inside, required, shared, type Speaker } from '../../render/table.ts';
import words from './words.json' with { type: 'json' };

/** Captcha markup that boxes read. */
export const captchaParts = shared(
  'fields/captcha',
  inside('.captcha-group', required(element('img', 'The picture. Its address ends in `key={key}` if scripts may renew it.'))),
  inside('.captcha-group img', required(attribute('src', 'url', 'Its address.'))),
  inside('.captcha-group',
    required(element('input[name=captchaText]', 'What the reader sees in it.')),
    element('label', 'Its label; `aria-label` of the field works, too.'),
  ),
  element('.captcha-group input[name=captchaKey]', 'Hidden: the key of the picture.'),
  element('.captcha-group .captcha-refresh', 'A button for another picture.'),
  element('.captcha-group .captcha-question', 'A link to a question in words.'),
);

/** Default messages of a captcha, used if the markup has none. */
export const captchaSentences = (of: Speaker) => ({
  '[name=captchaText]': { requiredMsg: of(words).required, unreachableMsg: of(words).unreachable },
});
