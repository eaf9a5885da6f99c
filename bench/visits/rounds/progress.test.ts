import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function output(isTTY: boolean): { stream: NodeJS.WriteStream; written: () => string } {
  const stream = Object.assign(new PassThrough(), { isTTY });
  return { stream: stream as unknown as NodeJS.WriteStream, written: () => String(stream.read() ?? '') };
}

test('the time that is left follows from what was needed so far', () => {
  const { stream, written } = output(true);
  const progress = showProgress(4, stream);
  vi.advanceTimersByTime(30_000);
  progress.step('home');
  expect(written()).toContain('1 of 4 · 1:30 left · home');
});

test('where nobody watches a terminal, a line comes every tenth of the way', () => {
  const { stream, written } = output(false);
  const progress = showProgress(100, stream);
  for (let visit = 0; visit < 100; visit += 1) progress.step('home');
  const lines = written().trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(10);
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.at(-1)).toContain('100 of 100 · 0:00 left');
});
