import { expect, test } from 'vitest';
import { printBox } from '../testing/render.ts';
import { NewsList, type NewsListItem } from './news-list.tsx';

const items: NewsListItem[] = [
  {
    id: '7',
    title: 'باران «سنگین» در <شمال> & غرب',
    url: '/news/7/rain?a=1&b=2',
    kicker: 'هواشناسی "امروز"',
    type: 'فیلم',
    topic: 'جامعه',
    day: 'امروز، ۱۲ مهر',
    time: '۱۲ مهر',
    isNew: true,
    dateTime: '2026-10-04T08:30:00Z',
    image: { src: '/media/7.jpg', alt: "خیابانِ 'خیس'" },
  },
  {
    id: '8',
    title: 'دیگر',
    url: '/news/8',
    kicker: '',
    type: '',
    topic: '',
    day: '',
    time: '',
    dateTime: '',
    image: { src: '/media/8.jpg', alt: '' },
  },
];

test('an item shows its image, kicker, linked title, kind, topic and time', () => {
  const item = printBox(<NewsList items={items} />).querySelector<HTMLElement>('[data-id="7"]');
  expect(item?.querySelector('h3 a')?.getAttribute('href')).toBe('/news/7/rain?a=1&b=2');
  expect(item?.querySelector('time')?.getAttribute('datetime')).toBe('2026-10-04T08:30:00Z');
  expect(item?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(item?.querySelector('.is-new')?.textContent).toBe('۱۲ مهر');
  expect([...(item?.querySelectorAll('p,h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'امروز، ۱۲ مهر', 'هواشناسی "امروز"', 'باران «سنگین» در <شمال> & غرب', 'فیلمجامعه۱۲ مهر',
  ]);
});

test('a timeline has no pictures, kickers and topics', () => {
  const list = printBox(<NewsList items={items} isTimeline />);
  expect(list.querySelectorAll('li')).toHaveLength(2);
  expect(list.querySelectorAll('img, .news-topic, .news-kicker')).toHaveLength(0);
});
