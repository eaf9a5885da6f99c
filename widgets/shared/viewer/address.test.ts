import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeViewer } from '../testing/viewer.ts';
import { withFreshPages } from '../testing/page.ts';
import { isAtEntry } from '../base/entry.ts';
import { keepAddress } from './address.ts';

withFreshPages();

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

/** Goes through the history, or does what does, and waits until the browser is there. */
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
  // A viewer that is still open would hear the next test's history.
  if (viewer.root.isConnected && closed.mock.calls.length === 0) viewer.close();
  await vi.advanceTimersByTimeAsync(0);
});

describe('a lightbox opened by a tap', () => {
  test('no longer listens to the history once closed', async () => {
    open();
    await travel(() => viewer.close());
    await back();
    expect(closed).toHaveBeenCalledOnce();
  });

  test('keeps the browser from scrolling while it is open, and not afterwards', async () => {
    open();
    expect(history.scrollRestoration).toBe('manual');
    await back();
    expect(history.scrollRestoration).toBe('auto');
    open();
    await travel(() => viewer.close());
    expect(history.scrollRestoration).toBe('auto');
  });
});

describe('a lightbox without addresses for its slides, as in an article', () => {
  test('keeps the address of the page, and closes with Back', async () => {
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
});

describe('a lightbox opened by its address', () => {
  beforeEach(() => history.replaceState(null, '', `${page}#2`));

  test('adds no entry, and Back leads to where the reader came from', async () => {
    const { length } = history;
    open({ isArrival: true, at: 1 });
    viewer.goTo(2);
    expect([history.length, address()]).toEqual([length, `${page}#3`]);
    await back();
    expect(address()).toBe('/before');
  });
});

test('a closed lightbox takes its slide out of an address whose path begins with two slashes', () => {
  history.replaceState(null, '', '/.//other.example/news/1301#2');
  open({ isArrival: true, at: 1 });
  viewer.close();
  expect(address()).toBe('//other.example/news/1301');
});

describe('an address that the reader types', () => {
  test('of another slide leaves it open', async () => {
    open();
    await travel(() => (location.hash = '#3'));
    expect(closed).not.toHaveBeenCalled();
  });

  test('of another slide does not come back when it is closed', async () => {
    open();
    await travel(() => (location.hash = '#3'));
    viewer.close();
    expect(address()).toBe(page);
  });

  test('of another place on the page closes it, and is kept', async () => {
    open();
    await travel(() => (location.hash = '#news-comment'));
    expect(closed).toHaveBeenCalledOnce();
    expect(address()).toBe(`${page}#news-comment`);
  });
});

test.each([true, false])('a history that refuses every call keeps no lightbox from closing, with addresses: %s', async hasHashes => {
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

test('closing the lightbox restores the address at once when a frame in it has navigated', () => {
  open();
  // Back is the frame's: the page stays on its entry.
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  viewer.close();
  expect(address()).toBe(page);
});
