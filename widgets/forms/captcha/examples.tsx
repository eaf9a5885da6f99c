import type { Examples } from '../../shared/render/examples.ts';
import { CaptchaBox } from './box.tsx';
import { parseCaptchaBox } from './markup.ts';

export const examples: Examples = {
  summary: {
    fa: 'تصویر امنیتی فرمی که بی‌کد آن هم بیدار است؛ با نخستین لمس تصویر تازه و پرسش هم دارد.',
    en: 'The captcha of a box that is awake without its code: other pictures and a question come with the first touch.',
  },
  needs: 'a `.captcha-group` (README.md) in a form; `data-error` of the box around it is said where the question cannot be had. A poll makes a box of the group that it is printed with',
  wakes: 'Most readers never touch it: until then it is the picture and the field of a page without script, and goes out as they do.',
  parse: parseCaptchaBox,
  states: {
    unread: {
      title: { fa: 'پیش از خواندن', en: 'Before it is read' },
      render: (content, language = content) => <CaptchaBox language={language} scope="example" />,
    },
  },
};
