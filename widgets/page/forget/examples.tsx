import { type Examples, state } from '../../shared/render/examples.ts';
import { ForgetBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'هر چه را از خواننده روی گوشی مانده پاک می‌کند، و از کارساز هم می‌خواهد که فراموش کند.',
    en: 'Deletes all that a phone keeps of its reader, and asks the server to forget, too.',
  },
  wakes: 'Most readers never touch it.',
  states: {
    form: state({ fa: 'فرم', en: 'The form' }, language =>
      language === 'fa' ? (
        <ForgetBox action="/stored" sure="بله، همه را پاک کنید" label="پاک کردن همه" />
      ) : (
        <ForgetBox action="/en/stored" sure="Yes, delete everything" label="Delete everything" />
      ),
    ),
  },
};
