import type { ReaderStorage } from '../../../kernel/types.ts';
import { waitingEvent } from '../../shared/calls/outbox.ts';
import { waitingList } from '../../shared/calls/waiting-list.ts';

/** The reader's name, by which the server knows a vote again whose answer was lost, outlives the browser. */
function keepName(): void {
  const [name] = /reader=0\.\d+/.exec(document.cookie) ?? [];
  if (name) document.cookie = `${name};path=/;max-age=2592000`;
}

/** Sends what waits on the phone: what earlier pages have left, and what this one keeps, when the line is back. */
export function sendWhatWaits(storage: ReaderStorage): () => void {
  function trySending(): void {
    if (waitingList().length === 0) return;
    keepName();
    // Where that code cannot be had, the line is not back yet.
    import('../../shared/calls/send-waiting.ts').then(({ sendAll }) => sendAll(storage)).catch(() => {});
  }

  const events = [waitingEvent, 'online'];
  for (const event of events) addEventListener(event, trySending);
  trySending();
  return () => events.forEach(event => removeEventListener(event, trySending));
}
