import { beforeEach, expect, test, vi } from 'vitest';
import { listHtml, stubCaches } from '../../shared/testing/caches.ts';
import { element, kernelOf, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { KeepBox } from './box.tsx';
import mount from './keep.ts';

let kept: ReturnType<typeof stubCaches>;
let answer: () => Promise<Response>;

const article = '<meta property="nid" content="1"><title>Rain</title></html>';

beforeEach(() => {
  kept = stubCaches();
  answer = () => Promise.resolve(new Response(article));
  vi.stubGlobal('fetch', (address: string) => (address.endsWith('/saved') ? Promise.resolve(new Response(listHtml)) : answer()));
  history.replaceState(null, '', '/news/1');
});

const printKeep = (): HTMLElement => printBox(<KeepBox language="en" />);
/** Taps the button and returns its new text. */
async function press(after: string): Promise<void> {
  element('button').click();
  await vi.waitFor(() => expect(pressed()).toBe(after));
}
const pressed = (): string | null => element('button').getAttribute('aria-pressed');

test('a tap saves the article with its pictures, and the next tap removes it', async () => {
  const box = printKeep();
  document.body.insertAdjacentHTML('beforeend', '<img src="/media/1.webp" loading="lazy">');
  await wake(mount, box, kernelOf('en'));
  expect(pressed()).toBe('false');
  await press('true');
  expect(element('[role=status] a').getAttribute('href')).toMatch(/\/saved$/);
  expect(kept()).toMatchObject({ 'dakkeh-later': ['/news/1'], 'dakkeh-files': ['/media/1.webp'] });
  await press('false');
  expect(kept()).toMatchObject({ 'dakkeh-later': [], 'dakkeh-files': [] });
});

test('the button shows that an article is saved already', async () => {
  await wake(mount, printKeep(), kernelOf('en'));
  await press('true');
  await wake(mount, printKeep(), kernelOf('en'));
  await vi.waitFor(() => expect(pressed()).toBe('true'));
});

test('a failure shows a message, and another tap tries again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await wake(mount, printKeep(), kernelOf('en'));
  element('button').click();
  await vi.waitFor(() => expect(textsOf('[role=status]')).toEqual(['This could not be saved; the device may be full.']));
  expect(pressed()).toBe('false');
  answer = () => Promise.resolve(new Response(article));
  await press('true');
  expect(textsOf('[role=status]')).toEqual(['']);
});

test('a second tap is ignored while the first one is handled', async () => {
  const fetched = vi.fn(answer);
  answer = fetched;
  await wake(mount, printKeep(), kernelOf('en'));
  element('button').click();
  await press('true');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a tap wakes the offline box, which registers the worker', async () => {
  const box = printKeep();
  const offline = document.body.appendChild(Object.assign(document.createElement('div'), { hidden: true }));
  offline.dataset.widget = 'offline';
  const woken = vi.fn(() => Promise.resolve());
  await wake(mount, box, { ...kernelOf('en'), wake: woken });
  await press('true');
  expect(woken).toHaveBeenCalledExactlyOnceWith(offline);
});

test('the button stays hidden over plain http and without caches', async () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(window, 'caches');
  const box = printKeep();
  await wake(mount, box, kernelOf('en'));
  expect(box.hidden).toBe(true);
});
