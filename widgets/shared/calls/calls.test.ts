import { expect, test } from 'vitest';
import { withFreshPages } from '../testing/page.ts';
import { json, serve, text, unreachable } from '../testing/server.ts';
import { moreNews } from './more-news.ts';
import { rateNews } from './rate-news.ts';
import { scoreNews } from './score-news.ts';
import { countVisit } from './visit.ts';
import { vote } from './vote.ts';

withFreshPages();

const counted = json({ ok: 1 });

test('a vote is posted with the option in its address', async () => {
  const requests = serve(counted);
  await vote('101');
  expect(requests).toEqual([{ method: 'POST', path: '/rest/vote', query: { poid: '101' }, body: {} }]);
});

test('a vote with a captcha adds its text and key, whatever was typed', async () => {
  const requests = serve(counted);
  await vote('101', { captchaText: '1&2=3', captchaKey: '10000000001' });
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1&2=3', captchaKey: '10000000001' });
});

test('ratings are posted as forms', async () => {
  const requests = serve(json({ count: 1 }), json({ count: 1, like: 1, dislike: 0 }));
  await scoreNews('12', '4', 'key');
  await rateNews('12', '-1', '');
  expect(requests).toEqual([
    { method: 'POST', path: '/rest/scoreNews', query: {}, body: { newsId: '12', score: '4', captchaKey: 'key' } },
    { method: 'POST', path: '/rest/rateNews', query: {}, body: { newsId: '12', score: '-1', captchaKey: '' } },
  ]);
});

test('more news are asked for with the five parameters of the query', async () => {
  const requests = serve(json({ newsList: [] }));
  const query = { place: '3', topic: '', from: '10', size: '5', seqKey: 'a b&c' };
  await expect(moreNews(query)).resolves.toEqual({ kind: 'answer', answer: { seqKey: '', newsList: [] } });
  expect(requests).toEqual([{ method: 'GET', path: '/papi', query, body: {} }]);
});

test('a visit is posted with its source only where there is one', async () => {
  const requests = serve(json({}), json({}));
  await countVisit('news', '12', 'khabarban');
  await countVisit('topic', '3');
  expect(requests).toEqual([
    { method: 'POST', path: '/rest/visit', query: {}, body: { nid: '12', obj: 'news', src: 'khabarban' } },
    { method: 'POST', path: '/rest/visit', query: {}, body: { nid: '3', obj: 'topic' } },
  ]);
});

test.each([
  [{ captchaKey: '17000000000' }, '17000000000'],
  [{ captchaKey: 17000000000 }, '17000000000'],
  [{ captchaKey: null }, ''],
  [{}, ''],
  [null, ''],
  ['17000000000', ''],
])('the captcha key of the visit answer %j is "%s"', async (answer, key) => {
  serve(json(answer));
  await expect(countVisit('news', '12')).resolves.toBe(key);
});

test('a visit that is not counted rejects', async () => {
  serve(unreachable, text('<html>'));
  await expect(countVisit('news', '12')).rejects.toThrow();
  await expect(countVisit('news', '12')).rejects.toThrow();
});
