import { endlessWord, type Examples, state } from '../../shared/render/examples.ts';
import { CopyLinkBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'نشانی کوتاه خبر با دکمه‌ای که آن را کپی می‌کند.',
    en: 'A story’s short address, with a button that copies it.',
  },
  wakes: 'Copying needs a fresh tap, so the widget must be ready before it.',
  states: {
    short: state({ fa: 'نشانی کوتاه', en: 'A short address' }, (_, language) => (
      <CopyLinkBox language={language} url="https://dakkeh.example/n/1001" />
    )),
    long: state({ fa: 'نشانی دراز', en: 'A long address' }, (_, language) => (
      <CopyLinkBox language={language} url={`https://dakkeh.example/n/${encodeURIComponent(endlessWord)}?from=newsletter`} />
    )),
  },
};
