import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/page.ts';
import { json, serve, text, unreachable } from '../testing/server.ts';
import type { VisitedVideo } from './count-video-visit.ts';

// Loads the module again, so that each test has its own page.
beforeEach(() => vi.resetModules());

const countVideoVisit = async (video: VisitedVideo): Promise<void> =>
  (await import('./count-video-visit.ts')).countVideoVisit(video);

const visit = { method: 'POST', path: '/rest/visit', query: {}, body: { nid: '1311', obj: 'news', src: 'video' } };
const mediaVisit = { method: 'POST', path: '/rest/mvisit', query: {}, body: { mid: '77' } };

test.each<[string, VisitedVideo, object[]]>([
  ['with its own id counts for its news and for itself', { newsId: '1311', mediaId: '77' }, [visit, mediaVisit]],
  ['without an id of its own counts for its news', { newsId: '1311' }, [visit]],
  ['of an empty id counts for its news', { newsId: '1311', mediaId: '' }, [visit]],
  ['of no news counts for itself', { newsId: '', mediaId: '77' }, [mediaVisit]],
  ['without any id is not counted', { newsId: '' }, []],
  ['in an article counts for itself', { mediaId: '77' }, [mediaVisit]],
])('a video %s', async (_, video, expected) => {
  const requests = serve(json({}), json({}));
  await countVideoVisit(video);
  await settle();
  expect(requests).toEqual(expected);
});

test('a video\'s own visit has no cookie', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await countVideoVisit({ newsId: '1311', mediaId: '77' });
  expect(send.mock.calls.map(([call, options]) => [call, options?.credentials])).toEqual([
    ['/rest/visit', undefined],
    ['/rest/mvisit', 'omit'],
  ]);
});

test('a video is counted once, even if several players play it', async () => {
  const requests = serve(json({}), json({}));
  await countVideoVisit({ newsId: '1311', mediaId: '77' });
  await countVideoVisit({ mediaId: '77' });
  await settle();
  expect(requests).toEqual([visit, mediaVisit]);
});

test.each([
  ['fails', unreachable],
  ['is answered with garbage', text('<html>', 500)],
])('a visit that %s is ignored', async (_, answer) => {
  serve(answer, answer);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  await countVideoVisit({ newsId: '1311', mediaId: '77' });
  await settle();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
