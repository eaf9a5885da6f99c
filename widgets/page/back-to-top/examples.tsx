import { type Examples, state } from '../../shared/render/examples.ts';
import { BackToTopBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'پیوندی به بالای صفحه، که از ۱۱۲ پیکسل به بعد دیده می‌شود؛ بی‌اسکریپت هم.',
    en: 'A link to the top of the page, which is there after 112 pixels of scroll; without a script, too.',
  },
  wakes: 'The link is visible before that. With `data-load="scroll"` it fades in, in every browser.',
  states: {
    link: state({ fa: 'پیوند', en: 'The link' }, language => <BackToTopBox language={language} />),
  },
};
