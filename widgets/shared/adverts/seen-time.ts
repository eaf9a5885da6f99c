/** Milliseconds between two ticks. */
const tick = 100;

/** Between two ticks no more than this has been watched: a device that slept is not behind. */
const longestTick = 1000;

/** Calls back ten times a second with the milliseconds for which the page has been seen; returns what ends that. */
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

/** A signal that aborts once the page has been seen for so many milliseconds. */
export function abortAfterSeen(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  const stop = countSeenTime(seen => {
    if (seen < milliseconds) return;
    stop();
    limit.abort();
  });
  return limit.signal;
}

/** Rejects when a signal aborts. */
export const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('It took too long'))));

/** Settles once the page is seen: nothing starts on a page that is prerendered, or behind another one. */
export const untilSeen = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) document.addEventListener('visibilitychange', () => resolve(), { once: true });
    else resolve();
  });
