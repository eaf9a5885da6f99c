import { type Examples, state } from '../../shared/render/examples.ts';
import { VisitBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'بازدید صفحه را می‌شمارد، و کلید تصویر امنیتی خبر را می‌آورد.',
    en: 'Counts the visit to a page, and fetches the key of a story’s captcha.',
  },
  states: {
    page: state({ fa: 'در هر صفحه', en: 'On any page' }, () => <VisitBox />),
  },
};
