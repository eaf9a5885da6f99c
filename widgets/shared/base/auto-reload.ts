import { now } from './time.ts';

/** Milliseconds that are waited at most after a failure. */
const longestMs = 300_000;

interface AutoReload {
  root: Element;
  /** When what is shown was so, in milliseconds. */
  from: number;
  /** Milliseconds after which it is to be asked for again. */
  wait: number;
  /** Asks; says whether there was an answer. */
  reload: () => Promise<boolean>;
}

/**
 * Reloads what is shown, once, after its time: while it is seen, on a page that is, and online. After a failure it
 * tries again, each time after twice as long. Returns what ends it.
 */
export function autoReload({ root, from, wait, reload }: AutoReload): () => void {
  // Uses a monotonic clock. The phone's clock can only bring the first reload forward.
  const first = performance.now() + wait - Math.max(0, now() - from);
  let due = first;
  let pause = wait;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (!isSeen || document.hidden || !navigator.onLine) return;
    // Longer than this, timers are due at once.
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
    // Nothing is planned any more by what is under way.
    isSeen = false;
    watch.disconnect();
    document.removeEventListener('visibilitychange', plan);
    removeEventListener('online', goOn);
    removeEventListener('offline', plan);
  };
}
