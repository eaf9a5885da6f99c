import type { ReaderStorage } from '../../../kernel/types.ts';
import { importAnew } from './import-anew.ts';
import { waitingOf } from './outbox.ts';

/** Milliseconds until it is sent again, at first and at most: the browser may not know that the line is back. */
const firstPause = 15_000;
const longestPause = 120_000;

const passed = (pause: number): Promise<unknown> =>
  new Promise(resolve => {
    setTimeout(resolve, pause);
    addEventListener('online', resolve, { once: true });
  });

/** Sends what waits under an id after a pause, and again until it does not wait any more; each by itself. */
export async function sendLater(storage: ReaderStorage, id: string, pause = firstPause): Promise<void> {
  for (let next = pause; waitingOf(id); next = Math.min(next * 2 || firstPause, longestPause)) {
    await passed(next);
    // Without that code, the network is not back yet.
    await importAnew(() => import('./send-waiting.ts'), import.meta.url)
      .then(({ sendWaiting }) => sendWaiting(storage, id))
      .catch(() => {});
  }
}
