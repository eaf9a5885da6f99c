import { type Examples, state } from '../../shared/render/examples.ts';
import { VitalsBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'سرعت صفحه را روی گوشی بعضی خوانندگان می‌سنجد، بی‌آن‌که بداند چه کسی می‌خواند.',
    en: 'Measures how fast the page is on some readers’ phones, without knowing who reads.',
  },
  wakes: 'The phone draws, since pages are cached. Other phones fetch nothing.',
  states: {
    page: state({ fa: 'در هر صفحه', en: 'On any page' }, () => <VitalsBox share={1} kind="article" />),
  },
};
