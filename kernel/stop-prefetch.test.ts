import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopPrefetch } from './stop-prefetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrollOn(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  document.body.addEventListener('pointercancel', stopPrefetch, { once: true });
  document.querySelector('b')?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
  return document.querySelector('a') as HTMLAnchorElement;
}

test('excludes a link from speculation rules for half a second', () => {
  const link = scrollOn('<a href="/news/1"><b>1</b></a>');
  expect(link.hasAttribute('rel')).toBe(true);
  vi.runAllTimers();
  expect(link.hasAttribute('rel')).toBe(false);
});

test('keeps the rel of a link that is never prefetched', () => {
  const link = scrollOn('<a href="/news/1" rel="author"><b>1</b></a>');
  vi.runAllTimers();
  expect(link.rel).toBe('author');
});

test('sends the URL to the worker even if it does not control the page', async () => {
  const postMessage = vi.fn<(address: string) => void>();
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, ready: Promise.resolve({ active: { postMessage } }) } });
  const { href } = scrollOn('<a href="/news/1"><b>1</b></a>');
  await Promise.resolve();
  expect(postMessage.mock.calls).toEqual([[href]]);
});
