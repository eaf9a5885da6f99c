import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from '../../../shared/testing/caches.ts';
import { settle } from '../../../shared/testing/page.ts';
import { answerFile, answerPage, stopWaiting } from './answers.ts';
import type { PageEvent } from './scope.ts';

let kept: ReturnType<typeof stubCaches>;
let lasting: Promise<unknown>[];
beforeEach(() => {
  kept = stubCaches();
  lasting = [];
});

const html = { headers: { 'content-type': 'text/html; charset=utf-8', date: 'Thu, 26 Nov 2026 06:00:00 GMT' } };
const page = (body: string, headers: Record<string, string> = {}): Response =>
  new Response(`<body><main>${body}</main></body>`, { headers: { ...html.headers, ...headers } });
const put = async (shelf: string, path: string, response: Response): Promise<void> =>
  (await caches.open(shelf)).put(path, response);

const urlOf = (path: string): URL => new URL(path, location.href);
const never = new Promise<never>(() => {});
/** Headers of a browser that prefetches a page. */
const ahead = { headers: { 'sec-purpose': 'prefetch' } };
const eventOf = (path: string, preloadResponse: PageEvent['preloadResponse'], init: RequestInit): PageEvent => ({
  request: new Request(urlOf(path), init),
  ...(preloadResponse && { preloadResponse }),
  respondWith: () => undefined,
  waitUntil: done => void lasting.push(Promise.resolve(done)),
});
function ask(path: string, preloaded?: PageEvent['preloadResponse'], init = {}): Promise<Response> {
  return answerPage(eventOf(path, preloaded, init), urlOf(path));
}
async function answer(path: string, preloaded?: PageEvent['preloadResponse'], init = {}): Promise<string> {
  const response = await ask(path, preloaded, init);
  const text = await response.text();
  await Promise.all(lasting);
  return text;
}
const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

test('a page comes from the network, and a copy is stored until it is read', async () => {
  expect(await answer('/news/1', Promise.resolve(page('new')))).toBe('<body><main>new</main></body>');
  expect(kept()).toEqual({ 'dakkeh-come': ['/news/1'] });
});

test.each(['/news/1/', '/news/1?utm_source=telegram&utm_medium=x', '/news/1?fbclid=x'])('the URL %s is stored without campaign parameters', async path => {
  await answer(path, Promise.resolve(page('new')));
  expect(kept()).toEqual({ 'dakkeh-come': ['/news/1'] });
});

test('the worker fetches the page in a browser without navigation preload', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(page('fetched')));
  expect(await answer('/news/1')).toContain('fetched');
});

test.each([
  ['an error of the server', '/news/1', new Response('Sorry', { status: 503, ...html })],
  ['an address with a query', '/?from=20', page('older')],
  ['a page of one reader', '/news/1', page('mine', { 'cache-control': 'private, max-age=0' })],
  ['a page that nobody may store', '/news/1', page('secret', { 'cache-control': 'no-store' })],
])('the response to %s is passed on but not stored', async (_, path, response) => {
  const body = await response.clone().text();
  expect(await answer(path, Promise.resolve(response))).toBe(body);
  expect(kept()).toEqual({});
});

test('a full disk does not delay the page', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) });
  expect(await answer('/news/1', Promise.resolve(page('new')))).toContain('new');
});

test.each([
  ['', lost],
  [', which Firefox tells by a response', () => Promise.resolve(Response.error())],
])('without a network%s, a page comes from the shelf, however it is asked for', async (_, fail) => {
  await put('dakkeh-list', '/saved', page('list'));
  await put('dakkeh-read', '/news/1', page('old'));
  await put('dakkeh-later', '/news/1', page('older'));
  await put('dakkeh-later', '/news/2', page('later'));
  for (const path of ['/news/1', '/news/1/', '/news/1?utm_source=x']) expect(await answer(path, fail())).toContain('old<');
  expect(await answer('/news/2', fail())).toContain('later');
});

test('a page that was received but never read is replaced by the list', async () => {
  await put('dakkeh-list', '/saved', page('list'));
  await put('dakkeh-come', '/news/1', page('ahead'));
  for (const path of ['/topic/culture', '/saved', '/news/1']) expect(await answer(path, lost())).toContain('list');
});

test('the browser shows its own error page if nothing is saved', async () => {
  expect((await ask('/', lost())).type).toBe('error');
});

const answered = async (address: string): Promise<[text: string, asked: unknown[][]]> => {
  const fetched = vi.fn(() => Promise.resolve(new Response('network')));
  vi.stubGlobal('fetch', fetched);
  const response = await answerFile(new URL(address, location.href));
  return [await response.text(), fetched.mock.calls];
};
const onlyOurs = { mode: 'same-origin', redirect: 'error' };

test('a saved file comes from the cache, and other files of its folder from the network', async () => {
  await put('dakkeh-files', '/assets/a.js', new Response('shelf'));
  expect(await answered('/kept/assets/a.js')).toEqual(['shelf', []]);
  const asked = [[`${location.origin}/assets/b.js`, onlyOurs]];
  expect(await answered('/kept/assets/b.js')).toEqual(['network', asked]);
});

test('the worker requests nothing from another host or folder', async () => {
  await put('dakkeh-files', '/assets/a.js', new Response('shelf'));
  await put('dakkeh-read', '/news/1', page('old'));
  const parts = fc.constantFrom('/', '\\', '//', '%2F', '..', '.', ':', '@', 'http:', 'evil.example', 'news', '1', 'assets', 'a.js', '?', '#');
  await fc.assert(
    fc.asyncProperty(fc.array(parts).map(all => all.join('')), async rest => {
      const [text, asked] = await answered(`/kept/${rest}`);
      expect(text).not.toContain('old');
      for (const [address, how] of asked) {
        expect(new URL('.', String(address)).href).toBe(`${location.origin}/assets/`);
        expect(how).toEqual(onlyOurs);
      }
    }),
  );
});

const told = (data: string): MessageEvent<string> => new MessageEvent('message', { data });

test.each([
  ['a page', {}],
  ['a page that is fetched ahead and then tapped', ahead],
])('the worker waits for %s on a slow connection until the reader stops it', async (_, init) => {
  await put('dakkeh-read', '/news/1', page('old'));
  const match = vi.spyOn(caches, 'match');
  const answered = answer('/news/1', never, init);
  await settle();
  expect(match).not.toHaveBeenCalled();
  stopWaiting(told(''));
  expect(await answered).toContain('<main>old');
});

test('a prefetched page fails if it is unwanted, and no other page does', async () => {
  await put('dakkeh-read', '/news/1', page('old'));
  const [unwanted, other, opened] = [ask('/news/1', never, ahead), ask('/news/2', never, ahead), ask('/news/1', never)];
  const settled = vi.fn<() => void>();
  void other.then(settled);
  void opened.then(settled);
  stopWaiting(told(urlOf('/news/1').href));
  expect((await unwanted).type).toBe('error');
  expect(settled).not.toHaveBeenCalled();
});
