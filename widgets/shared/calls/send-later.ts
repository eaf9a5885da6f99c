import type { ReaderStorage } from '../../../kernel/types.ts';
import { importAnew } from './import-anew.ts';
import { waitingOf } from './outbox.ts';

/**
 * First and longest pause before a retry, in milliseconds. Retries are needed because the browser may not notice that
 * the network is back.
 */
const firstPause = 15_000;
const longestPause = 120_000;

const passed = (pause: number): Promise<unknown> =>
  new Promise(resolve => {
    setTimeout(resolve, pause);
    addEventListener('online', resolve, { once: true });
  });

/** Sends a waiting item after a pause, and repeats this until the item is gone. Each item has its own timer. */
export async function sendLater(storage: ReaderStorage, id: string, pause = firstPause): Promise<void> {
  for (let next = pause; waitingOf(id); next = Math.min(next * 2 || firstPause, longestPause)) {
    await passed(next);
    // If this code cannot be loaded, the network is not back yet.
    await importAnew(() => import('./send-waiting.ts'), import.meta.url)
      .then(({ sendWaiting }) => sendWaiting(storage, id))
      .catch(() => {});
  }
}
