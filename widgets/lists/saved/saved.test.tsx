import { beforeEach, expect, test, vi } from 'vitest';
import { dropWaiting, keepWaiting } from '../../shared/calls/outbox.ts';
import { settledEvent } from '../../shared/calls/waiting-list.ts';
import { readPage } from '../../shared/saved-pages/saved-html.ts';
import { savePage } from '../../shared/saved-pages/save-page.ts';
import { listHtml, stubCaches } from '../../shared/testing/caches.ts';
import { click, element, kernelOf, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { SavedBox } from './box.tsx';
import mount from './saved.ts';

const printSaved = (): HTMLElement => printBox(<SavedBox language="en" />);
const keep = (path: string, shelf: 'read' | 'later' | 'list'): Promise<boolean> =>
  savePage({
    path,
    shelf,
    files: [],
    response: new Response(`${listHtml}<title>Of ${path}</title><meta property="nid" content="1"><main>${'x'.repeat(3000)}</main></html>`),
    list: readPage(listHtml).page,
  });

beforeEach(() => void stubCaches());

test('the list of a phone without saved pages shows a message', async () => {
  await wake(mount, printSaved(), kernelOf('en'));
  expect(element('.saved-none').hidden).toBe(false);
  expect(element('.saved-total').hidden).toBe(true);
});

test('the list groups saved pages with their sizes and leaves itself out', async () => {
  await keep('/news/1', 'read');
  await keep('/news/2', 'later');
  await keep('/saved', 'list');
  await wake(mount, printSaved(), kernelOf('en'));
  expect(textsOf('.saved-later a')).toEqual(['Of /news/2']);
  expect(textsOf('.saved-read a')).toEqual(['Of /news/1']);
  expect(textsOf('.saved li span')).toEqual(['4 kB', '4 kB']);
  expect(textsOf('.saved-total span')).toEqual(['7 kB']);
  expect(element('.saved-none').hidden).toBe(true);
});

test('a story is listed with its kicker and time, and a front page with its heading', async () => {
  const { page: list } = readPage(listHtml);
  const kept = (path: string, head: string, main: string): Promise<boolean> =>
    savePage({ path, shelf: 'read', files: [], list, response: new Response(`${listHtml}${head}<title>Dakkeh | Every day</title>${main}</html>`) });
  await kept('/news/1', '<meta property="nid" content="1">', '<main><p class="kicker">Travel</p><h1>By rail</h1><time>20 Nov</time></main>');
  await kept('/', '<div data-widget="offline" data-front></div>', '<h1>Dakkeh</h1><main><p class="kicker">Sport</p></main>');
  await wake(mount, printSaved(), kernelOf('en'));
  expect(textsOf('.saved-read a').sort()).toEqual(['Dakkeh', 'Dakkeh | Every day']);
  expect(textsOf('.saved li span').sort()).toEqual(['1 kB', 'Travel · 20 Nov · 1 kB']);
});

test.each([
  ['a page that is not there', '/news/7', false],
  ['its own place', '/saved', true],
])('the list in place of %s shows whether that page is missing', async (_, path, isHidden) => {
  vi.stubGlobal('navigator', { onLine: false });
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/saved">');
  history.replaceState(null, '', path);
  await wake(mount, printSaved(), kernelOf('en'));
  expect(element('.saved-offline b').hidden).toBe(isHidden);
});

test('each button removes its page, and the last one all pages', async () => {
  for (const id of [1, 2, 3]) await keep(`/news/${id}`, 'read');
  await wake(mount, printSaved(), kernelOf('en'));
  await click('[aria-label="Remove: Of /news/2"]');
  expect(textsOf('.saved-read a').sort()).toEqual(['Of /news/1', 'Of /news/3']);
  await click('.saved-total button');
  expect(textsOf('.saved li a')).toEqual([]);
  expect(element('.saved-none').hidden).toBe(false);
});

test('a phone that refuses storage shows an empty list', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await wake(mount, printSaved(), kernelOf('en'));
  expect(element('.saved-none').hidden).toBe(false);
});

test('a waiting vote or comment is listed with its page until it is sent', async () => {
  const box = printSaved();
  document.title = 'Rain';
  for (const id of ['poll 7', 'poll 8']) keepWaiting(id, { address: '/rest/vote', failed: 'No.' });
  await wake(mount, box, kernelOf('en'));
  expect(textsOf('div:not([hidden]) > .saved-waiting a')).toEqual(['Rain']);
  for (const id of ['poll 7', 'poll 8']) dropWaiting(id);
  dispatchEvent(new Event(settledEvent));
  expect(textsOf('div:not([hidden]) > .saved-waiting a')).toEqual([]);
});

test('a button takes back a waiting vote or comment', async () => {
  const box = printSaved();
  document.title = 'Rain';
  for (const id of ['poll 7', 'poll 8']) keepWaiting(id, { address: '/rest/vote', failed: 'No.' });
  await wake(mount, box, kernelOf('en'));
  await click('[aria-label="Remove: Rain"]');
  expect(textsOf('.saved-waiting li')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['offline']);
});
