import { expect, test } from 'vitest';
import { newsListAnswer, rateAnswer, scoreAnswer, voteAnswer } from './contracts.ts';

const item = { id: 7, title: 'خبر', url: '/news/7', image: { src: '/media/7.jpg' } };
const listOf = (overrides: object) => ({ newsList: [{ ...item, ...overrides }] });

test.each([
  { answer: { ok: 1, message: 'متشکریم', captchaKey: '12' }, means: { ok: 1, message: 'متشکریم', captchaKey: '12' } },
  { answer: { ok: '2', captchaKey: 12 }, means: { ok: 2, message: '', captchaKey: '12' } },
  { answer: { ok: 2, message: null, captchaKey: null }, means: { ok: 2, message: '', captchaKey: '' } },
])('a vote answer may print numbers as text, and leave texts out: $answer', ({ answer, means }) => {
  expect(voteAnswer.parse(answer)).toEqual(means);
});

test('counts come as numbers, whatever the server prints, and other fields do not matter', () => {
  expect(scoreAnswer.parse({ count: '12' })).toEqual({ count: 12 });
  expect(rateAnswer.parse({ count: 3, like: '2', dislike: 1, more: [] })).toEqual({ count: 3, like: 2, dislike: 1 });
});

test.each([null, [], 'ok', 1, {}, { ok: null }, { ok: 'yes' }, { ok: true }, { ok: 1, message: {} }])(
  '%j is no answer to a vote',
  answer => {
    expect(voteAnswer.safeParse(answer).success).toBe(false);
  },
);

test('a list of news needs titles, addresses and images, and nothing else', () => {
  expect(newsListAnswer.parse({ newsList: [item] })).toEqual({
    seqKey: '',
    newsList: [
      {
        ...{ id: '7', title: 'خبر', url: '/news/7', kicker: '', topic: '', time: '', dateTime: '' },
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
  expect(newsListAnswer.safeParse(answer).success).toBe(false);
});
