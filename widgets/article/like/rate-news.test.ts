import { expect, test } from 'vitest';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { rateNews } from './rate-news.ts';

withFreshPages();

test('counts come as numbers, whatever the server prints, and other fields do not matter', async () => {
  serve(json({ count: 3, like: '2', dislike: 1, more: [] }));
  await expect(rateNews('12', '1', '')).resolves.toEqual({
    kind: 'answer',
    answer: { count: 3, like: 2, dislike: 1, score: '' },
  });
});

test.each([{ count: 1 }, { count: 1, like: 1 }, { count: 1, like: 1, dislike: 'many' }])('%j is no answer', async answer => {
  serve(json(answer));
  await expect(rateNews('12', '1', '')).resolves.toEqual({ kind: 'malformed' });
});
