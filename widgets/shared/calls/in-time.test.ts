import { expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

test('an exchange that ends within twenty seconds resolves with its answer and clears its timer', async () => {
  const answer = inTime(signal => new Promise(resolve => setTimeout(() => resolve(signal.aborted), 19_999)));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(await answer).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('an exchange that takes longer is aborted and rejects with a timeout error', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const aborted = vi.fn(() => reject(new DOMException('aborted', 'AbortError')));
  const answer = inTime(signal => {
    signal.addEventListener('abort', aborted);
    return promise;
  });
  const failure = expect(answer).rejects.toThrow('The server does not answer');
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('an exchange that fails rejects with its own error', async () => {
  await expect(inTime(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  expect(vi.getTimerCount()).toBe(0);
});
