import { expect, test, vi } from 'vitest';
import type { Kernel, Page } from '../../../kernel/types.ts';
import { addMeta, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { VisitBox } from './box.tsx';
import { countVisit } from './count-visit.ts';
import mount from './visit.ts';
import { sourceOf, visited } from './visited.ts';

async function wakeVisit(): Promise<Kernel> {
  const kernel = kernelOf();
  await wake(mount, printBox(<VisitBox />), kernel);
  return kernel;
}

test('the source in the URL is sent along', async () => {
  addMeta('nid', '12');
  history.replaceState(null, '', '#ref=khabarban');
  const requests = serve(json({}));
  await wakeVisit();
  expect(requests[0]?.body).toEqual({ nid: '12', obj: 'news', src: 'khabarban' });
});

test('the page does not use the captcha key of other visits', async () => {
  addMeta('topicId', '3');
  serve(json({ captchaKey: '17000000000' }));
  const kernel = await wakeVisit();
  expect(kernel.page.captchaKey).toBe('');
});

test.each(['journalistId', 'iframe'])('a page with nothing but %s sends no visit', async property => {
  addMeta(property, '9');
  const requests = serve(json({}));
  await wakeVisit();
  expect(requests).toEqual([]);
});

test.each([
  ['fails', unreachable],
  ['is refused', text('Too many', 429)],
  ['is answered with garbage', text('<html>')],
])('a visit that %s is ignored', async (_, answer) => {
  addMeta('nid', '12');
  serve(answer);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const kernel = await wakeVisit();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(kernel.page.captchaKey).toBe('');
});

test.each([
  [{ captchaKey: '17000000000' }, '17000000000'],
  [{ captchaKey: 17000000000 }, '17000000000'],
  [{ captchaKey: null }, ''],
  [{}, ''],
  [null, ''],
  ['17000000000', ''],
])('for the response %j the captcha key is "%s"', async (answer, key) => {
  serve(json(answer));
  await expect(countVisit('', 'news', '12')).resolves.toBe(key);
});

test('a visit is sent below the page\'s call-base', async () => {
  const requests = serve(json({}));
  await countVisit('/daily', 'news', '12');
  expect(requests[0]?.path).toBe('/daily/rest/visit');
});

const pageWith = (metas: Partial<Record<string, string>>): Page => ({
  language: 'fa',
  direction: 'rtl',
  captchaKey: '',
  meta: property => metas[property],
});

const boxWith = (data: Partial<Record<string, string>>): HTMLElement => {
  const box = document.createElement('div');
  Object.assign(box.dataset, data);
  return box;
};

test.each([
  [{ nid: '12' }, { obj: 'news', id: '12' }],
  [{ topicId: '3' }, { obj: 'topic', id: '3' }],
  [{ keywordId: '4' }, { obj: 'keyword', id: '4' }],
  [{ personId: '5' }, { obj: 'person', id: '5' }],
  [{ topicId: '3', nid: '12' }, { obj: 'news', id: '12' }],
  [{ keywordId: '4', topicId: '3' }, { obj: 'topic', id: '3' }],
  [{ nid: '', topicId: '3' }, { obj: 'topic', id: '3' }],
  [{ nid: 'abc', keywordId: ' 4 ' }, { obj: 'keyword', id: '4' }],
  [{ journalistId: '9' }, null],
  [{ journalistId: '9', personId: '5' }, null],
  [{ journalistId: '', personId: '5' }, { obj: 'person', id: '5' }],
  [{}, null],
])('a page with %j is a visit to %j', (metas, visit) => {
  expect(visited(boxWith({}), pageWith(metas))).toEqual(visit);
});

test.each([
  [{ nid: '12' }, { nid: '7', topicId: '3' }, { obj: 'news', id: '12' }],
  [{ topicId: '3' }, { nid: '7' }, { obj: 'topic', id: '3' }],
  [{ journalistId: '9' }, { nid: '7' }, null],
  [{ nid: '' }, { nid: '7' }, { obj: 'news', id: '7' }],
])('a box with %j on a page with %j is a visit to %j', (data, metas, visit) => {
  expect(visited(boxWith(data), pageWith(metas))).toEqual(visit);
});

test.each([
  ['#ref=khabarban', 'khabarban'],
  ['#ref=news-site_2', 'news-site_2'],
  ['', undefined],
  ['#ref=', undefined],
  ['#ref=a b', undefined],
  ['#ref=<script>', undefined],
  [`#ref=${'a'.repeat(41)}`, undefined],
  ['#news-comment', undefined],
  ['#preref=a', undefined],
])('the source in the hash %j is %j', (hash, source) => {
  expect(sourceOf(hash)).toBe(source);
});
