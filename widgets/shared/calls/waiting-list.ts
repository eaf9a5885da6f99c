import { isRecord } from '../base/json.ts';
import { type Kept, waitingOf } from './outbox.ts';

/** At the window: something does not wait any more. */
export const settledEvent = 'outbox:settled';

export interface Settled {
  id: string;
  isSent: boolean;
}

/** What waits, by ids. What is there under such a key may have been written by anybody. */
export function waitingList(): [id: string, kept: Kept][] {
  try {
    const ids = Object.keys(localStorage).flatMap(key => /^outbox (.+)/.exec(key)?.[1] ?? []);
    return ids.flatMap(id => {
      const kept = waitingOf(id);
      return isRecord(kept) && typeof kept.address === 'string' ? [[id, kept]] : [];
    });
  } catch {
    return [];
  }
}
