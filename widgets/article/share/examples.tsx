import { stories } from '../../shared/news-list/example-stories.ts';
import { endlessWord, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { ShareBox } from './box.tsx';

const address = 'https://dakkeh.example/news/1001';

export const examples: Examples = {
  summary: {
    fa: 'خبر را به برنامه‌های دیگر می‌فرستد: با پیوندهای ساده، و با برگهٔ خود گوشی، اگر داشته باشد.',
    en: 'Passes a story on to other apps: by plain links, and by the phone’s own sheet where it has one.',
  },
  wakes: 'The phone’s share sheet needs a fresh tap, so the widget must be ready before it.',
  states: statesOf(ShareBox)({
    story: [{ fa: 'یک خبر', en: 'A story' }, content => ({ title: stories(content)[0]?.title ?? '', url: address })],
    hostile: [{ fa: 'عنوان بدخواه', en: 'A hostile title' }, { title: hostileText, url: `${address}?a=1&b="><i>` }],
    long: [{ fa: 'عنوان دراز', en: 'A long title' }, { title: `${endlessWord} `.repeat(5).trim(), url: address }],
  }),
};
