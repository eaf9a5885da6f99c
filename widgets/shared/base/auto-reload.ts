import { now } from './time.ts';

/** Longest pause after a failure, in milliseconds. */
const longestMs = 300_000;

interface AutoReload {
  root: Element;
  /** Time of the shown content, in milliseconds since the epoch. */
  from: number;
  /** Time in milliseconds until the content is reloaded. */
  wait: number;
  /** Reloads the content. Resolves with true if the server answered. */
  reload: () => Promise<boolean>;
}

/**
 * Reloads content once after a time, while its element is in the viewport, the page is visible and the phone is online.
 * After a failure, tries again and doubles the pause each time, up to five minutes. Returns a function that stops this.
 */
export function autoReload({ root, from, wait, reload }: AutoReload): () => void {
  // Uses a monotonic clock. A wrong clock on the phone can only make the first reload earlier.
  const first = performance.now() + wait - Math.max(0, now() - from);
  let due = first;
  let pause = wait;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (!isSeen || document.hidden || !navigator.onLine) return;
    // Timers overflow above this value and fire at once.
    timer = setTimeout(() => void run(), Math.min(Math.max(0, due - performance.now()), 2 ** 31 - 1));
  }

  async function run(): Promise<void> {
    due = Infinity;
    if (await reload()) return;
    pause = Math.min(pause * 2, longestMs);
    due = performance.now() + pause;
    plan();
  }

  const watch = new IntersectionObserver(entries => {
    isSeen = entries[entries.length - 1]?.isIntersecting ?? false;
    plan();
  });

  /** Makes a reload that failed offline due at once. */
  function goOn(): void {
    if (due < Infinity) due = first;
    pause = wait;
    plan();
  }

  watch.observe(root);
  document.addEventListener('visibilitychange', plan);
  addEventListener('online', goOn);
  addEventListener('offline', plan);
  return () => {
    clearTimeout(timer);
    // A reload in progress must not start a new timer.
    isSeen = false;
    watch.disconnect();
    document.removeEventListener('visibilitychange', plan);
    removeEventListener('online', goOn);
    removeEventListener('offline', plan);
  };
}
