import { type Examples, state } from '../../shared/render/examples.ts';
import { ViewModeBox } from './box.tsx';

const home = { fa: '/', en: '/en' };

export const examples: Examples = {
  summary: {
    fa: 'دو پیوند برای رفتن میان نمای گوشی و نمای کامل؛ انتخاب خواننده می‌ماند.',
    en: 'Two links between the phone’s view and the desktop’s; the reader’s choice is kept.',
  },
  states: {
    foot: state({ fa: 'پای صفحه', en: 'At the foot of a page' }, (content, language) => (
      <ViewModeBox language={language} path={home[content]} />
    )),
  },
};
