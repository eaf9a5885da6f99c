import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeViewer } from '../testing/viewer.ts';
import { isAtEntry } from '../base/entry.ts';
import { keepAddress } from './address.ts';

const page = '/news/1301?from=home';
let viewer: ReturnType<typeof openFakeViewer>;
const closed = vi.fn();

function open({ hasHashes = true, isArrival = false, at = 0 } = {}): void {
  viewer = openFakeViewer();
  viewer.goTo(at);
  closed.mockClear();
  viewer.fake.on('close', closed);
  keepAddress(viewer, { hasHashes, isArrival });
}

const address = (): string => location.pathname + location.search + location.hash;

/** Navigates in the history and waits for the result. */
async function travel(act: () => void): Promise<void> {
  const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
  act();
  await arrived;
}
const back = (): Promise<void> => travel(() => history.back());

beforeEach(() => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', page);
});
afterEach(async () => {
  // Closes the viewer, because an open one would react to the next test's history.
  if (viewer.root.isConnected && closed.mock.calls.length === 0) viewer.close();
  await vi.advanceTimersByTimeAsync(0);
});

describe('a lightbox opened by a tap', () => {
  test('stops listening to the history after it is closed', async () => {
    open();
    await travel(() => viewer.close());
    await back();
    expect(closed).toHaveBeenCalledOnce();
  });

  test('disables scroll restoration while it is open, but not afterwards', async () => {
    open();
    expect(history.scrollRestoration).toBe('manual');
    await back();
    expect(history.scrollRestoration).toBe('auto');
    open();
    await travel(() => viewer.close());
    expect(history.scrollRestoration).toBe('auto');
  });
});

test('a lightbox without slide URLs, as in an article keeps the URL of the page and closes with Back', async () => {
  open({ hasHashes: false });
  await vi.waitFor(() => expect(isAtEntry()).toBe(true));
  viewer.goTo(1);
  expect(address()).toBe(page);
  await back();
  expect(closed).toHaveBeenCalledOnce();
  expect(address()).toBe(page);
  await back();
  expect(address()).toBe('/before');
});

test('a lightbox opened by its URL adds no history entry, so Back leaves the page', async () => {
  history.replaceState(null, '', `${page}#2`);
  const { length } = history;
  open({ isArrival: true, at: 1 });
  viewer.goTo(2);
  expect([history.length, address()]).toEqual([length, `${page}#3`]);
  await back();
  expect(address()).toBe('/before');
});

test('a closed lightbox removes its hash from a URL whose path begins with two slashes', () => {
  history.replaceState(null, '', '/.//other.example/news/1301#2');
  open({ isArrival: true, at: 1 });
  viewer.close();
  expect(address()).toBe('//other.example/news/1301');
});

describe('a URL that the reader types', () => {
  test('of another slide keeps the lightbox open, and is not restored when that closes', async () => {
    open();
    await travel(() => (location.hash = '#3'));
    expect(closed).not.toHaveBeenCalled();
    viewer.close();
    expect(address()).toBe(page);
  });

  test('of another place on the page closes the lightbox and stays', async () => {
    open();
    await travel(() => (location.hash = '#news-comment'));
    expect(closed).toHaveBeenCalledOnce();
    expect(address()).toBe(`${page}#news-comment`);
  });
});

test.each([true, false])('the lightbox closes even if the history refuses every call, with slide URLs: %s', async hasHashes => {
  for (const name of ['pushState', 'replaceState', 'back'] as const) {
    vi.spyOn(history, name).mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
  }
  open({ hasHashes });
  viewer.goTo(1);
  viewer.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toHaveBeenCalledOnce();
});

test('closing the lightbox restores the URL at once if a frame in it has navigated', () => {
  open();
  // This Back belongs to the frame, so the page stays on its entry.
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  viewer.close();
  expect(address()).toBe(page);
});
