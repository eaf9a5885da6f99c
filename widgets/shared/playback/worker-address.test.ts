import { afterEach, expect, test, vi } from 'vitest';
import { workerOf } from './worker-address.ts';

afterEach(() => vi.unstubAllGlobals());

/** Parts of a script of the page, in place of its file. */
class FakeBlob {
  text: string;

  constructor(parts: readonly string[]) {
    this.text = parts.join('');
  }
}

test('a worker of the page\'s own host is started by its address', () => {
  const address = new URL('/assets/worker.js', location.href);
  expect(workerOf(address)).toBe(address.href);
});

test('a worker of another host is run by a script of the page', () => {
  const createObjectURL = vi.fn(() => 'blob:made');
  vi.stubGlobal('Blob', FakeBlob);
  Object.assign(URL, { createObjectURL });
  expect(workerOf(new URL('https://cdn.example/a"b/worker.js'))).toBe('blob:made');
  const text = 'importScripts("https://cdn.example/a%22b/worker.js")';
  expect(createObjectURL).toHaveBeenCalledWith({ text: expect.stringContaining(text) as string });
});
