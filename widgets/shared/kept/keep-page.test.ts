import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from '../testing/caches.ts';
import { keepMore, keepPage } from './keep-page.ts';
import { forgetPages, keptPages, noteKeptPage } from './kept-pages.ts';
import { mostBytes } from './room.ts';

let kept: ReturnType<typeof stubCaches>;
let asked: string[];

beforeEach(() => {
  kept = stubCaches();
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('0123456789'));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const article = (title: string, body = ''): Response =>
  new Response(`<!doctype html><title>${title} | Dakkeh</title><meta property="og:title" content="${title}"/>${body}</html>`, {
    headers: { date: 'Thu, 26 Nov 2026 06:00:00 GMT' },
  });

const keep = (path: string, response: Response, files: string[] = [], shelf: 'read' | 'later' = 'later'): Promise<boolean> =>
  keepPage({ path, shelf, isFront: false, response, files });

test('what a page shows later is added to it, and what it has already is not asked for again', async () => {
  await keep('/news/1', article('Rain'), ['/a.js']);
  await keepMore('/news/1', ['/a.js', '/media/1-360.webp']);
  expect(await keptPages()).toMatchObject([{ files: { '/a.js': 10, '/media/1-360.webp': 10 } }]);
  expect(asked).toEqual(['/a.js', '/media/1-360.webp']);
});

test('a file that cannot be had is left out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await keep('/news/1', article('Rain'), ['/media/1.webp'])).toBe(true);
  expect(await keptPages()).toMatchObject([{ files: {} }]);
});

test('a title is told as it was written, and the time is the server’s', async () => {
  await keep('/news/1', article('Bread &amp; &quot;salt&quot; &lt;3'));
  expect(await keptPages()).toMatchObject([{ title: 'Bread & "salt" <3', seen: Date.parse('2026-11-26T06:00Z') }]);
});

test.each([
  ['that broke off', new Response('<!doctype html><p>Half a sen')],
  ['that is none', new Response('<html></html>', { status: 404 })],
])('a page %s is not kept', async (_, response) => {
  expect(await keep('/news/1', response)).toBe(false);
  expect(await keptPages()).toEqual([]);
  expect(kept()['dakkeh-later'] ?? []).toEqual([]);
});

test('a page that is forgotten takes the files with it that no other page has', async () => {
  await keep('/news/1', article('One'), ['/one.webp', '/both.js']);
  await keep('/news/2', article('Two'), ['/both.js']);
  await forgetPages((await keptPages()).filter(({ path }) => path === '/news/1'));
  expect(kept()).toMatchObject({ 'dakkeh-later': ['/news/2'], 'dakkeh-files': ['/both.js'] });
});

test('where what is kept for later would be too much, a page is refused and nothing else makes way', async () => {
  await keep('/news/1', article('Read'), ['/read.webp'], 'read');
  await noteKeptPage({ path: '/news/2', shelf: 'later', title: '', seen: 1, bytes: mostBytes - 5, files: {}, isFront: false });
  expect(await keep('/news/3', article('Three'), ['/three.webp'])).toBe(false);
  await keepMore('/news/2', ['/two.webp']);
  expect((await keptPages()).map(({ path, files }) => [path, files])).toEqual([
    ['/news/1', { '/read.webp': 10 }],
    ['/news/2', {}],
  ]);
  expect(kept()).toMatchObject({ 'dakkeh-later': [], 'dakkeh-files': ['/read.webp'] });
});

test('what else lies among the notes is no page', async () => {
  await (await caches.open('dakkeh-about')).put('/about/read/x', new Response('{"path":1}'));
  expect(await keptPages()).toEqual([]);
});
