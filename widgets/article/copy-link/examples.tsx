import { endlessWord, type Examples } from '../../shared/render/examples.ts';
import { CopyLinkBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'نشانی کوتاه خبر با دکمه‌ای که آن را کپی می‌کند.',
    en: 'A story’s short address, with a button that copies it.',
  },
  wakes: 'Copying needs a fresh tap, so the widget must be ready before it.',
  states: {
    short: {
      title: { fa: 'نشانی کوتاه', en: 'A short address' },
      render: (content, language = content) => <CopyLinkBox language={language} url="https://dakkeh.example/n/1001" />,
    },
    long: {
      title: { fa: 'نشانی دراز', en: 'A long address' },
      render: (content, language = content) => (
        <CopyLinkBox language={language} url={`https://dakkeh.example/n/${encodeURIComponent(endlessWord)}?from=newsletter`} />
      ),
    },
  },
};
