import { expect, test } from 'vitest';
import { inVain, requestFigures, type SessionRequest } from './requests.ts';

const request = (about: Partial<SessionRequest>): SessionRequest => ({
  url: 'https://site.example/story',
  type: 'Script',
  bytes: 100,
  sentAt: 10,
  isUnseen: false,
  ...about,
});

test('a prefetched page is wasted unless it is opened later', () => {
  const prefetch = request({ type: 'Prefetch' });
  expect(inVain([prefetch], [{ url: 'https://site.example/story#end', at: 20 }])).toEqual([]);
  expect(inVain([prefetch], [{ url: 'https://site.example/other', at: 20 }])).toEqual([prefetch]);
  expect(inVain([prefetch], [{ url: 'https://site.example/story', at: 5 }])).toEqual([prefetch]);
});

test('all requests of a prerendered page are wasted if it is never shown', () => {
  const unseen = request({ isUnseen: true });
  expect(inVain([unseen, request({})], [])).toEqual([unseen]);
});

test('figures count bytes over the line only, including prefetched HTML and unattributed bytes', () => {
  const missed = request({ type: 'Prefetch', bytes: 50 });
  const requests = [request({ type: 'Document', bytes: 30 }), missed, request({}), request({ bytes: 0 })];
  const figures = { 'session.bytes': 200, 'session.html': 80, 'session.vain': 50, 'session.unnamed': 20, 'session.requests': 3 };
  expect(requestFigures(200, requests, [missed])).toEqual(figures);
});
