import type { Examples } from '../../shared/render/examples.ts';
import { OfflineBox } from './box.tsx';

const page = { fa: '/saved', en: '/en/saved' };

export const examples: Examples = {
  summary: {
    fa: 'خبرهای خوانده‌شده و صفحهٔ اول را روی گوشی نگه می‌دارد، برای وقتی که اینترنت نیست.',
    en: 'Keeps the articles that were read and the front page on the phone, for when there is no network.',
  },
  wakes: 'A first page pays nothing for it. `visit` or `relative-times` wakes it on the next one; on a page with neither, print `data-load="idle"`.',
  states: {
    page: {
      title: { fa: 'در هر صفحه', en: 'On any page' },
      render: content => <OfflineBox page={page[content]} />,
    },
    front: {
      title: { fa: 'در صفحهٔ اول', en: 'On the front page' },
      render: content => <OfflineBox page={page[content]} isFront />,
    },
  },
};
