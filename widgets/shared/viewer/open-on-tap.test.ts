import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, settle } from '../testing/page.ts';
import { type Opener, openOnTap } from './open-on-tap.ts';
import type { ViewerRequest } from './show-viewer.ts';

const showViewer = vi.hoisted(() => vi.fn<(request: ViewerRequest) => void>());
const loadStylesheet = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock(import('./show-viewer.ts'), () => ({ showViewer, completeLabels: () => Promise.resolve() }));
vi.mock(import('./stylesheet.ts'), () => ({ loadStylesheet }));

let box: HTMLElement;
let opener: Opener;

beforeEach(() => {
  showViewer.mockReset();
  loadStylesheet.mockReset().mockResolvedValue();
  // jsdom follows only links within the page.
  box = print('<div><a data-slide href="#one"><img></a><p>text</p><a data-slide href="#two"></a><a href="#other"></a></div>');
  opener = openOnTap(box, kernelOf(), { tools: ['close'], hasHashes: true });
});
afterEach(() => opener.stop());

/** Taps an element. Returns true if the default action was prevented. */
function tap(selector: string, init: MouseEventInit = {}): boolean {
  return !element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test.each<[string, MouseEventInit]>([
  ['p', {}],
  ['[href="#other"]', {}],
  ...['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key): [string, MouseEventInit] => ['img', { [key]: true }]),
])('a tap on %s with %j is left to the browser', async (selector, keys) => {
  expect(tap(selector, keys)).toBe(false);
  await settle();
  expect(showViewer).not.toHaveBeenCalled();
});

test('a tap that another listener has handled is ignored', async () => {
  element('img').addEventListener('click', event => event.preventDefault());
  tap('img');
  await settle();
  expect(showViewer).not.toHaveBeenCalled();
});

test('the link leads to the picture if the styles fail to load', async () => {
  loadStylesheet.mockRejectedValueOnce(new Error('offline'));
  tap('[href="#two"]');
  await settle();
  expect(location.hash).toBe('#two');
  expect(showViewer).not.toHaveBeenCalled();
  expect(box.hasAttribute('aria-busy')).toBe(false);
});

test('the reader stays on the page with a notice if the phone is offline', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p class="page-notice" hidden></p>');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadStylesheet.mockRejectedValueOnce(new Error('offline'));
  tap('[href="#two"]');
  await settle();
  expect(location.hash).toBe('');
  expect(element('.page-notice').hidden).toBe(false);
});

test('the link leads to the picture if the lightbox cannot open', async () => {
  showViewer.mockImplementationOnce(() => {
    throw new Error('no canvas');
  });
  tap('img');
  await settle();
  expect(location.hash).toBe('#one');
  tap('[href="#two"]');
  await settle();
  expect(showViewer).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe('#one');
});

test('a reader who opened a slide\'s URL stays on the page if the lightbox fails to load', async () => {
  loadStylesheet.mockRejectedValueOnce(new Error('offline'));
  await opener.openAt(1);
  expect(location.hash).toBe('');
  await opener.openAt(1);
  expect(showViewer.mock.calls).toMatchObject([[{ position: 1, isArrival: true }]]);
});
