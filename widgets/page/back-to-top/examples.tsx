import type { Examples } from '../../shared/render/examples.ts';
import { BackToTopBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'پیوندی به بالای صفحه، که از ۱۱۲ پیکسل به بعد دیده می‌شود؛ بی‌اسکریپت هم.',
    en: 'A link to the top of the page, which is there after 112 pixels of scroll; without a script, too.',
  },
  needs:
    'a link to `#top`, with `data-slide="none"` (or a `button` with `type="button"`), so that a tap waits for the script. Where ' +
    'styles cannot follow the scroll it stands at the end of the page, until the widget is there',
  wakes: 'With the tap that it takes to the top. Print `data-load="scroll"` for browsers whose styles cannot follow the scroll.',
  states: {
    link: {
      title: { fa: 'پیوند', en: 'The link' },
      render: language => <BackToTopBox language={language} />,
    },
  },
};
