import { beforeEach, expect, test, vi } from 'vitest';
import { savedPages } from '../../shared/saved-pages/page-notes.ts';
import { listHtml, stubCaches } from '../../shared/testing/caches.ts';
import { addMeta, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { OfflineBox } from './box.tsx';
import mount from './offline.ts';

let kept: ReturnType<typeof stubCaches>;
const register = vi.fn(() => Promise.resolve());
const postMessage = vi.fn();
const article = '<html><meta property="nid" content="1"><main></main></html>';
const textOf = async (path: string): Promise<string> =>
  (await (await (await caches.open('dakkeh-read')).match(path))?.text()) ?? '';

beforeEach(() => {
  kept = stubCaches(['/assets/AB/kernel.js', '/media/1-360.webp', '/media/film.mp4', '/rest/visit', 'https://elsewhere.example/x.js']);
  register.mockClear();
  postMessage.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration: () => Promise.resolve({ active: { postMessage } }) } });
  vi.stubGlobal('fetch', (request: string | Request) => {
    const isList = (request instanceof Request ? request.url : request).includes('/saved');
    return Promise.resolve(new Response(isList ? listHtml : article));
  });
  history.replaceState(null, '', '/news/1');
});

const printOffline = (): HTMLElement => printBox(<OfflineBox page="/saved" />);

test('an article is saved with the list, and the worker is registered', async () => {
  addMeta('nid', '1');
  await wake(mount, printOffline(), kernelOf());
  await vi.waitFor(async () => expect((await savedPages()).map(({ path }) => path).sort()).toEqual(['/news/1', '/saved']));
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(kept()).toMatchObject({
    'dakkeh-list': ['/saved'],
    'dakkeh-read': ['/news/1'],
    'dakkeh-files': ['/assets/AB/kernel.js', '/media/1-360.webp'],
  });
});

test('a site\'s own worker is registered instead of ours', async () => {
  const box = printOffline();
  box.dataset.worker = '/sw.js';
  await wake(mount, box, kernelOf());
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('/sw.js'));
});

test('a page with Trusted Types registers the worker with a policy of its own, once', async () => {
  const createPolicy = vi.fn((_: string, rules: Record<string, (text: string) => string>) => ({
    ...rules,
    createScriptURL: (address: string) => `trusted ${rules.createScriptURL?.(address)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { default: fresh } = await import('./offline.ts');
  for (const times of [1, 2]) {
    await wake(fresh, printOffline(), kernelOf());
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(times));
  }
  expect(register).toHaveBeenLastCalledWith('trusted /worker.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['dakkeh-worker']);
});

test('the read page is saved, and prefetched pages are not', async () => {
  const come = await caches.open('dakkeh-come');
  for (const path of ['/news/1', '/news/7']) await come.put(path, new Response(article.replace('<main>', '<main>As it came')));
  addMeta('nid', '1');
  await wake(mount, printOffline(), kernelOf());
  await vi.waitFor(() => expect(kept()).not.toHaveProperty('dakkeh-come'));
  expect(kept()['dakkeh-read']).toEqual(['/news/1']);
  expect(await textOf('/news/1')).toContain('As it came');
});

test.each(['/news/1?utm_source=telegram&fbclid=x', '/news/1/'])('%s is saved under its plain path', async address => {
  history.replaceState(null, '', address);
  addMeta('nid', '1');
  await wake(mount, printOffline(), kernelOf());
  await vi.waitFor(() => expect(kept()['dakkeh-read']).toEqual(['/news/1']));
});

test('a page with another query is not saved', async () => {
  history.replaceState(null, '', '/news/1?comments=2');
  addMeta('nid', '1');
  await wake(mount, printOffline(), kernelOf());
  await vi.waitFor(() => expect(kept()['dakkeh-list']).toEqual(['/saved']));
  expect(kept()['dakkeh-read']).toBeUndefined();
});

test('the list is requested from our own host, whatever URL the page has', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await wake(mount, printBox(<OfflineBox page="https://elsewhere.example//evil.example/saved" />), kernelOf());
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(`${location.origin}//evil.example/saved`));
});

test('a page that came from the cache is not saved again', async () => {
  addMeta('nid', '1');
  const box = printOffline();
  document.body.insertAdjacentHTML('beforeend', '<p data-kept></p>');
  await wake(mount, box, kernelOf());
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ['saves data', { serviceWorker: { register }, connection: { saveData: true } }],
  ['knows no workers', {}],
])('a phone that %s saves nothing', async (_, navigator) => {
  addMeta('nid', '1');
  vi.stubGlobal('navigator', navigator);
  await wake(mount, printOffline(), kernelOf());
  expect(register).not.toHaveBeenCalled();
  expect(kept()).toEqual({});
});

test('a phone that refuses storage causes no error', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await wake(mount, printOffline(), kernelOf());
  expect(register).toHaveBeenCalledTimes(1);
});

test('a reader who waits for a page for five seconds is offered saved pages', async () => {
  const box = printOffline();
  document.body.insertAdjacentHTML('beforeend', '<a href="/news/2">Two</a>');
  await wake(mount, box, kernelOf());
  await vi.waitFor(async () => expect(await savedPages()).toHaveLength(1));
  document.querySelector('a')?.click();
  await vi.advanceTimersByTimeAsync(4900);
  expect(document.querySelector('.page-notice')).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(document.querySelector('.page-notice')?.textContent).toBe('Slow. Read'));
  document.querySelector<HTMLElement>('.page-notice button')?.click();
  expect(postMessage).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('.page-notice')).toBeNull();
});
