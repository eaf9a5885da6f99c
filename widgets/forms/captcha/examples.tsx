import { type Examples, state } from '../../shared/render/examples.ts';
import { CaptchaBox } from './box.tsx';
import { parseCaptchaBox } from './markup.ts';

export const examples: Examples = {
  summary: {
    fa: 'تصویر امنیتی فرمی که بی‌کد آن هم بیدار است؛ با نخستین لمس تصویر تازه و پرسش هم دارد.',
    en: 'The captcha of a box that is awake without its code: other pictures and a question come with the first touch.',
  },
  wakes: 'Most readers never touch it. Until then it is a plain picture and field, and is submitted as such.',
  parse: parseCaptchaBox,
  states: {
    unread: state({ fa: 'پیش از خواندن', en: 'Before it is read' }, (_, language) => (
      <CaptchaBox language={language} scope="example" />
    )),
  },
};
