import { expect, test, vi } from 'vitest';
import { settle, withFreshPages } from '../testing/page.ts';
import { json, serve, text, unreachable } from '../testing/server.ts';
import { countVideoVisit } from './count-video-visit.ts';

withFreshPages();

const visit = { method: 'POST', path: '/rest/visit', query: {}, body: { nid: '1311', obj: 'news', src: 'video' } };
const mediaVisit = { method: 'POST', path: '/rest/mvisit', query: {}, body: { mid: '77' } };

test.each([
  ['with its own id counts twice', { newsId: '1311', mediaId: '77' }, [visit, mediaVisit]],
  ['without an id of its own counts for its news', { newsId: '1311' }, [visit]],
  ['of an empty id counts for its news', { newsId: '1311', mediaId: '' }, [visit]],
  ['of no news counts for itself', { newsId: '', mediaId: '77' }, [mediaVisit]],
  ['that nobody names is not counted', { newsId: '' }, []],
])('a video %s', async (_, video, expected) => {
  const requests = serve(json({}), json({}));
  countVideoVisit(video);
  await settle();
  expect(requests).toEqual(expected);
});

test.each([
  ['fails', unreachable],
  ['is answered with garbage', text('<html>', 500)],
])('a visit that %s is nobody\'s trouble', async (_, answer) => {
  serve(answer, answer);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  countVideoVisit({ newsId: '1311', mediaId: '77' });
  await settle();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
