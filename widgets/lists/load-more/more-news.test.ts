import { expect, test } from 'vitest';
import { schemaOf } from '../../shared/render/schemas.ts';
import { withFreshPages } from '../../shared/testing/page.ts';
import { newsListAnswer } from './contract.ts';

withFreshPages();

const item = { id: 7, title: 'خبر', url: '/news/7', image: { src: '/media/7.jpg' } };
const listOf = (overrides: object): object => ({ newsList: [{ ...item, ...overrides }] });

test('a list of news needs only titles and addresses', () => {
  expect(schemaOf(newsListAnswer).parse({ newsList: [item, null, { ...item, url: '' }] })).toEqual({
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

test.each([null, '', [], { src: null }])('news whose image is %j have none', image => {
  const answer = schemaOf(newsListAnswer).parse(listOf({ image }));
  expect(answer.newsList[0]).toMatchObject({ title: 'خبر', image: undefined });
});

test.each([
  [listOf({ title: null })],
  [listOf({ url: 'javascript:alert(1)' })],
  [listOf({ url: ' javascript:alert(1)' })],
  [listOf({ url: 'news/7' })],
  [{ seqKey: 'a' }],
  [{ newsList: {} }],
])('the answer %j is no list of news', answer => {
  expect(schemaOf(newsListAnswer).safeParse(answer).success).toBe(false);
});
