import { expect, test } from 'vitest';
import { schemaOf } from '../../shared/render/schemas.ts';
import { withFreshPages } from '../../shared/testing/page.ts';
import { newsListAnswer } from './contract.ts';

withFreshPages();

const item = { id: 7, title: 'خبر', url: '/news/7', image: { src: '/media/7.jpg' } };
const listOf = (overrides: object): object => ({ newsList: [{ ...item, ...overrides }] });

test('a list of news needs only titles, addresses and images', () => {
  expect(schemaOf(newsListAnswer).parse({ newsList: [item] })).toEqual({
    seqKey: '',
    newsList: [
      {
        id: '7',
        title: 'خبر',
        url: '/news/7',
        kicker: '',
        type: '',
        topic: '',
        day: '',
        time: '',
        dateTime: '',
        image: { src: '/media/7.jpg', alt: '' },
      },
    ],
  });
});

test.each([
  [listOf({ title: null })],
  [listOf({ image: undefined })],
  [listOf({ url: 'javascript:alert(1)' })],
  [listOf({ url: ' javascript:alert(1)' })],
  [listOf({ url: 'news/7' })],
  [{ seqKey: 'a' }],
  [{ newsList: {} }],
])('the answer %j is no list of news', answer => {
  expect(schemaOf(newsListAnswer).safeParse(answer).success).toBe(false);
});
