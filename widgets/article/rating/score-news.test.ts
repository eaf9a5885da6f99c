import { expect, test } from 'vitest';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { scoreNews } from './score-news.ts';

withFreshPages();

test('the count comes as a number, whatever the server prints, and other fields do not matter', async () => {
  serve(json({ count: '12', more: [] }));
  await expect(scoreNews('12', '4', '')).resolves.toEqual({ kind: 'answer', answer: { count: 12, score: '' } });
});
