import type { ReactNode } from 'react';
import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { LazyVideoBox, type RenderedLazyVideo } from './box.tsx';

const picture: ReactNode = (
  <img src="/media/1311-720.webp" width="720" height="405" alt="" loading="lazy" decoding="async" />
);

const texts = {
  fa: { all: 'فیلم‌ها', titles: ['قطار شمال', 'پرنده‌ها برمی‌گردند', 'فیلمی که هنوز نیامده است'] },
  en: { all: 'Videos', titles: ['The northern train', 'The birds come back', 'A video that is not here yet'] },
};

const mediaUrls: readonly RenderedLazyVideo['mediaUrl'][] = [
  [{ file: '/media/1311-360.mp4', label: '360p' }, { file: '/media/1311-180.mp4', label: '180p' }],
  '/media/1302.mp4',
  '',
];
const newsIds = { fa: ['1311', '1312', '1302'], en: ['1322', '1321', '1201'] };

const videosOf = (content: ExampleLanguage, titles: readonly string[]): RenderedLazyVideo[] =>
  titles.map((title, index) => {
    const newsId = newsIds[content][index] ?? '';
    return { newsId, mediaId: newsId, mediaUrl: mediaUrls[index] ?? '', url: `/news/${newsId}`, title, picture };
  });

export const examples: Examples = {
  summary: {
    fa: 'فهرستی از فیلم‌ها که هرکدام در همان جا، در جای عکسش، پخش می‌شود.',
    en: 'A list of videos, each of which plays where it stands, in the place of its picture.',
  },
  wakes:
    'A tap on a form’s button is kept until the widget is ready. If it cannot be fetched, the tap leads to the story.',
  states: statesOf(LazyVideoBox)({
    films: [{ fa: 'چند فیلم، یکی هنوز نیامده', en: 'Some videos, one of them still to come' }, content => ({
      title: texts[content].all, videos: videosOf(content, texts[content].titles),
    })],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, content => ({
      title: hostileText, videos: videosOf(content, [hostileText, endlessWord]),
    })],
  }),
};
