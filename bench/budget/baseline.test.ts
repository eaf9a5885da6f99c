import { expect, test } from 'vitest';
import type { Details } from '../results/sample.ts';
import { detailsOf, keep } from './baseline.ts';
import { request } from '../results/testing/examples.ts';

const visit: Details = {
  functions: [
    { file: '/assets/ABCDEFGH/poll.js', source: 'widgets/forms/poll/poll.tsx:12', name: 'Poll', calls: 2, blocks: 5 },
    { file: '/assets/ABCDEFGH/poll.js', source: 'widgets/forms/poll/poll.tsx:40', name: 'Poll', calls: 1, blocks: 1 },
  ],
  requests: [request('https://localhost:40123/news/1001?page=2', { type: 'document', bytes: 12_930, depth: 0 })],
};

test('the baseline keeps a visit\'s culprits without ports, times and lines', () => {
  const page = keep(visit);
  expect(page).toEqual({
    functions: { 'widgets/forms/poll/poll.tsx': { Poll: [3, 6] } },
    requests: [{ path: '/news/1001?page=2', type: 'document', bytes: 12_930, depth: 0, beforeScroll: true }],
  });
  expect(detailsOf({ pages: { article: page } }, 'article')).toMatchObject({
    functions: [{ source: 'widgets/forms/poll/poll.tsx', name: 'Poll', calls: 3, blocks: 6 }],
    requests: [{ url: 'https://localhost/news/1001?page=2', bytes: 12_930, initiator: null }],
  });
});

test('detailsOf distinguishes unknown pages from empty ones', () => {
  expect(detailsOf({ pages: {} }, 'article')).toBeNull();
});
