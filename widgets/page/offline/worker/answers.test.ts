import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from '../../../shared/testing/caches.ts';
import { answerFile, answerPage, stopWaiting } from './answers.ts';
import type { PageEvent } from './scope.ts';

let kept: ReturnType<typeof stubCaches>;
let lasting: Promise<unknown>[];
beforeEach(() => {
  kept = stubCaches();
  lasting = [];
});
afterEach(() => void vi.unstubAllGlobals());

const html = { headers: { 'content-type': 'text/html; charset=utf-8', date: 'Thu, 26 Nov 2026 06:00:00 GMT' } };
const page = (body: string): Response => new Response(`<body><main>${body}</main></body>`, html);
const list = (): Response =>
  page('<template lang="en"><p data-kept="">Copy of {time}. <a href="?">Again</a></p></template>What is kept');
const put = async (shelf: string, path: string, response: Response): Promise<void> =>
  (await caches.open(shelf)).put(path, response);

const urlOf = (path: string): URL => new URL(path, 'https://dakkeh.example');
const never = new Promise<never>(() => {});
/** How a browser asks for a page before it is opened. */
const ahead = { headers: { 'sec-purpose': 'prefetch' } };
const eventOf = (path: string, preloadResponse: PageEvent['preloadResponse'], init: RequestInit): PageEvent => ({
  request: new Request(urlOf(path), init),
  ...(preloadResponse && { preloadResponse }),
  respondWith: () => undefined,
  waitUntil: done => void lasting.push(Promise.resolve(done)),
});
function ask(path: string, preloaded?: PageEvent['preloadResponse'], init = {}): Promise<Response> {
  const { pathname, search } = urlOf(path);
  return answerPage(eventOf(path, preloaded, init), pathname, search);
}
async function answer(path: string, preloaded?: PageEvent['preloadResponse'], init = {}): Promise<string> {
  const response = await ask(path, preloaded, init);
  const text = await response.text();
  await Promise.all(lasting);
  return text;
}
const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

test('a page comes from the network, and a copy is put on the shelf', async () => {
  expect(await answer('/news/1', Promise.resolve(page('new')))).toBe('<body><main>new</main></body>');
  expect(kept()).toEqual({ 'dakkeh-read': ['/news/1'] });
});

test('a browser that preloads nothing is asked by a fetch', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(page('fetched')));
  expect(await answer('/news/1')).toContain('fetched');
});

test.each([
  ['an error of the server', '/news/1', new Response('Sorry', { status: 503, ...html })],
  ['an address with a query', '/?from=20', page('older')],
])('%s is passed on and not kept', async (_, path, response) => {
  await put('dakkeh-read', '/news/1', page('old'));
  const body = await response.clone().text();
  expect(await answer(path, Promise.resolve(response))).toBe(body);
  expect(kept()).toEqual({ 'dakkeh-read': ['/news/1'] });
});

test('a full disk does not keep the page from the reader', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) });
  expect(await answer('/news/1', Promise.resolve(page('new')))).toContain('new');
});

test.each([
  ['', lost],
  [', which Firefox tells by a response', () => Promise.resolve(Response.error())],
])('without a network%s, a page comes from the shelf with its time, whatever query it is asked with', async (_, fail) => {
  await put('dakkeh-list', '/saved', list());
  await put('dakkeh-read', '/news/1', page('old'));
  const text = await answer('/news/1?utm_source=x', fail());
  expect(text).toMatch(/<main><p data-kept="">Copy of 11\/26\/26.*\. <a href="\?">Again<\/a><\/p>old/);
});

test('a page that is not kept gives way to the list', async () => {
  await put('dakkeh-list', '/saved', list());
  for (const path of ['/topic/culture', '/saved']) {
    expect(await answer(path, lost())).toMatch(/^<body><main>.*What is kept/);
  }
});

test('where nothing is kept, the browser says that there is no network', async () => {
  await expect(ask('/', lost())).rejects.toThrow(/status/);
});

test('the files that a page from the shelf names come from the shelf, too', async () => {
  const body = '<img srcset="/a-1.webp 1w, /a-2.webp 2w" src="/a-2.webp"><a href="/news/2">/x.js</a><style>a{src:url(/f.css)}</style>';
  await put('dakkeh-read', '/news/1', page(body));
  const text = await answer('/news/1', lost());
  expect(text).toContain('srcset="/kept/a-1.webp 1w, /kept/a-2.webp 2w" src="/kept/a-2.webp"');
  expect(text).toContain('<a href="/news/2">/x.js</a><style>a{src:url(/f.css)}</style>');
});

const answered = async (address: string): Promise<[text: string, asked: unknown[][]]> => {
  const fetched = vi.fn(() => Promise.resolve(new Response('network')));
  vi.stubGlobal('fetch', fetched);
  const response = await answerFile(address);
  return [await response.text(), fetched.mock.calls];
};
const onlyOurs = { mode: 'same-origin', redirect: 'error' };

test('a file of the shelf is answered from it, and one beside it from the network', async () => {
  await put('dakkeh-files', '/assets/a.js', new Response('shelf'));
  expect(await answered('https://dakkeh.example/kept/assets/a.js?r=1')).toEqual(['shelf', []]);
  const asked = [['https://dakkeh.example/assets/b.js', onlyOurs]];
  expect(await answered('https://dakkeh.example/kept/assets/b.js')).toEqual(['network', asked]);
});

test('whatever stands in the address, nothing of another host or another folder is asked for', async () => {
  await put('dakkeh-files', '/assets/a.js', new Response('shelf'));
  await put('dakkeh-read', '/news/1', page('old'));
  const parts = fc.constantFrom('/', '\\', '//', '%2F', '..', '.', ':', '@', 'http:', 'evil.example', 'news', '1', 'assets', 'a.js', '?', '#');
  await fc.assert(
    fc.asyncProperty(fc.array(parts).map(all => all.join('')), async rest => {
      const [text, asked] = await answered(new URL(`/kept/${rest}`, 'https://dakkeh.example').href);
      expect(text).not.toContain('old');
      for (const [address, how] of asked) {
        expect(address).toMatch(/^https:\/\/dakkeh\.example\/assets\/[^/]*$/);
        expect(how).toEqual(onlyOurs);
      }
    }),
  );
});

const told = (data: string): MessageEvent<string> => new MessageEvent('message', { data });

test.each([
  ['a page', {}],
  ['a page that is fetched ahead and then tapped', ahead],
])('%s is waited for on a hanging line until the reader has enough of it', async (_, init) => {
  await put('dakkeh-read', '/news/1', page('old'));
  const match = vi.spyOn(caches, 'match');
  const answered = answer('/news/1', never, init);
  await new Promise<void>(resolve => setImmediate(resolve));
  expect(match).not.toHaveBeenCalled();
  stopWaiting(told(''));
  expect(await answered).toMatch(/^<body><main>.*old/);
});

test('a page that is fetched ahead fails when it is unwanted, and no other page does', async () => {
  await put('dakkeh-read', '/news/1', page('old'));
  const [unwanted, other, opened] = [ask('/news/1', never, ahead), ask('/news/2', never, ahead), ask('/news/1', never)];
  const settled = vi.fn<() => void>();
  void other.then(settled);
  void opened.then(settled);
  stopWaiting(told(urlOf('/news/1').href));
  expect((await unwanted).type).toBe('error');
  expect(settled).not.toHaveBeenCalled();
});
