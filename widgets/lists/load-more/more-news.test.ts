import { expect, test } from 'vitest';
import { schemaOf } from '../../shared/render/schemas.ts';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { newsListAnswer } from './contract.ts';
import { moreNews } from './more-news.ts';

withFreshPages();

const item = { id: 7, title: 'خبر', url: '/news/7', image: { src: '/media/7.jpg' } };
const listOf = (overrides: object): object => ({ newsList: [{ ...item, ...overrides }] });

test('more news are asked for with the five parameters of the query', async () => {
  const requests = serve(json({ newsList: [] }));
  const query = { place: '3', topic: '', from: '10', size: '5', seqKey: 'a b&c' };
  await expect(moreNews(query)).resolves.toEqual({ kind: 'answer', answer: { seqKey: '', newsList: [] } });
  expect(requests).toEqual([{ method: 'GET', path: '/papi', query, body: {} }]);
});

test('a list of news needs titles, addresses and images, and nothing else', () => {
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
])('%j is no list of news', answer => {
  expect(schemaOf(newsListAnswer).safeParse(answer).success).toBe(false);
});
