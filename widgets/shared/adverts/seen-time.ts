/** Time in milliseconds between two ticks. */
const tick = 100;

/** Longest time in milliseconds that one tick can add, because the device may have slept since the last tick. */
const longestTick = 1000;

/**
 * Calls back ten times a second with the milliseconds for which the page has been visible. Returns a function that
 * stops this.
 */
export function countSeenTime(onTick: (seen: number) => void): () => void {
  let seen = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (!document.hidden) seen += Math.min(now - last, longestTick);
    last = now;
    onTick(seen);
  }, tick);
  return () => clearInterval(timer);
}

/** Returns a signal that aborts once the page has been visible for the given milliseconds. */
export function abortAfterSeen(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  const stop = countSeenTime(seen => {
    if (seen < milliseconds) return;
    stop();
    limit.abort();
  });
  return limit.signal;
}

export const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('It took too long'))));

/** Resolves once the page is visible. A page that is prerendered or in a background tab waits. */
export const untilSeen = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) document.addEventListener('visibilitychange', () => resolve(), { once: true });
    else resolve();
  });
