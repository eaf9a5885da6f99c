import type { Examples } from '../../shared/render/examples.ts';
import { BackToTopBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'پیوندی به بالای صفحه، که از ۱۱۲ پیکسل به بعد دیده می‌شود؛ بی‌اسکریپت هم.',
    en: 'A link to the top of the page, which is there after 112 pixels of scroll; without a script, too.',
  },
  needs:
    'a link to `#top`, with `data-slide="none"` (or a `button`), so that a tap waits for the script; around it an element ' +
    '`.way-to-top` with `data-box`, along which it comes where styles cannot follow the scroll, if the page’s `body` or what is as high is `position: relative`',
  wakes: 'With the tap that it takes to the top; it is there before. With `data-load="scroll"` it fades in in every browser.',
  states: {
    link: {
      title: { fa: 'پیوند', en: 'The link' },
      render: language => <BackToTopBox language={language} />,
    },
  },
};
