import { expect, test, vi } from 'vitest';
import { playStream } from './stream.ts';
import { workerOf } from './worker-address.ts';

type Listener = (event: string, data: object) => void;

const hls = vi.hoisted(() => ({
  levels: [] as object[],
  listeners: new Map<string, unknown>(),
  recoverMediaError: vi.fn(),
  chosen: [] as number[],
}));

vi.mock('hls.js/light', () => ({
  default: class {
    static isSupported = (): boolean => true;
    static Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed' };
    static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
    levels = hls.levels;
    recoverMediaError = hls.recoverMediaError;
    set nextLevel(level: number) {
      hls.chosen.push(level);
    }
    on = (event: string, listener: Listener): unknown => hls.listeners.set(event, listener);
    loadSource = (): void => {};
    attachMedia = (): void => {};
    destroy = (): void => {};
  },
}));

test('a stream fails at once if the browser supports none of its codecs', () => {
  const onFailure = vi.fn();
  playStream(document.createElement('video'), '/a.m3u8', { onLevels() {}, onFailure, signal: new AbortController().signal });
  const hear = hls.listeners.get('error') as Listener;
  hear('error', { fatal: true, type: 'media' });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(hls.recoverMediaError).not.toHaveBeenCalled();
});

test('a stream starts with the level that the reader chose before, if any', () => {
  for (const level of [undefined, -1, 1]) {
    playStream(document.createElement('video'), '/a.m3u8', { onLevels() {}, onFailure() {}, level, signal: new AbortController().signal });
    (hls.listeners.get('parsed') as Listener)('parsed', { levels: [] });
  }
  expect(hls.chosen).toEqual([1]);
});

/** Keeps the text of a script that the page creates. */
class FakeBlob {
  text: string;

  constructor(parts: readonly string[]) {
    this.text = parts.join('');
  }
}

test('a worker on the page\'s own host starts from its own URL', () => {
  const address = new URL('/assets/worker.js', location.href);
  expect(workerOf(address)).toBe(address.href);
});

test('a worker on another host is started by a script of the page', () => {
  const createObjectURL = vi.fn(() => 'blob:made');
  vi.stubGlobal('Blob', FakeBlob);
  Object.assign(URL, { createObjectURL });
  expect(workerOf(new URL('https://cdn.example/a"b/worker.js'))).toBe('blob:made');
  const text = 'importScripts("https://cdn.example/a%22b/worker.js")';
  expect(createObjectURL).toHaveBeenCalledWith({ text: expect.stringContaining(text) as string });
});
