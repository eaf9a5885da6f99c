import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { importWidget as ImportWidget } from './chunks.ts';

const { setImmediate } = globalThis;

declare global {
  var chunkRuns: number;
  var chunkGate: Promise<void>;
}

/** A module whose URL can have a query. */
const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(`${code} //`)}`;

/** Advances the clock and lets pending imports settle. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let round = 0; round < 4; round += 1) await new Promise<void>(resolve => setImmediate(resolve));
}

async function importerOf(code: string): Promise<typeof ImportWidget> {
  vi.resetModules();
  vi.doMock('./registry.ts', () => ({ filesOf: () => [moduleOf(code)] }));
  return (await import('./chunks.ts')).importWidget;
}

let open = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.chunkRuns = 0;
  globalThis.chunkGate = new Promise(resolve => {
    open = resolve;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('does not request a slow chunk again when the phone comes online', async () => {
  const importWidget = await importerOf('globalThis.chunkRuns += 1; await globalThis.chunkGate; export default "taken"; /* 1 */');
  const loading = importWidget('poll');
  for (let flap = 0; flap < 4; flap += 1) {
    dispatchEvent(new Event('online'));
    await pass(1000);
  }
  open();
  expect((await loading).default).toBe('taken');
  expect(globalThis.chunkRuns).toBe(1);
});

test('leaves no listener behind after a chunk has loaded', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const forget = vi.spyOn(window, 'removeEventListener');
  const importWidget = await importerOf('export default "taken"; /* 2 */');
  await importWidget('poll');
  await Promise.resolve();
  expect(listen.mock.calls.length).toBe(forget.mock.calls.length);
});

test('stops after three tries of a stalled chunk, the last one at another URL', async () => {
  const importWidget = await importerOf('globalThis.chunkRuns += 1; await globalThis.chunkGate; export default "late"; /* 3 */');
  const given = expect(importWidget('poll')).rejects.toThrow('data:');
  for (const milliseconds of [0, 15_000, 500, 15_000, 2000, 14_999]) await pass(milliseconds);
  expect(globalThis.chunkRuns).toBe(2);
  await pass(1);
  await given;
});

test('requests a file once if several widgets share it', async () => {
  vi.resetModules();
  vi.doMock('./registry.ts', () => ({ filesOf: (name: string) => [moduleOf(`'${name}'`), moduleOf("'shared'")] }));
  const { preloadWidget } = await import('./chunks.ts');
  for (const name of ['poll', 'like', 'poll']) preloadWidget(name);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(links.map(({ href }) => href)).toEqual(["'poll'", "'shared'", "'like'"].map(moduleOf));
  for (const link of links) link.remove();
});
