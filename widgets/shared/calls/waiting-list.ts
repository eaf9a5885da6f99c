import { isRecord } from '../base/json.ts';
import { type WaitingItem, waitingOf } from './outbox.ts';

/** Event at the window: an item has left the outbox. */
export const settledEvent = 'outbox:settled';

export interface Settled {
  id: string;
  isSent: boolean;
}

/** Returns the ids of all stored items, both unsent and refused ones. */
export function waitingIds(): string[] {
  try {
    return Object.keys(localStorage).flatMap(key => /^outbox (.+)/.exec(key)?.[1] ?? []);
  } catch {
    return [];
  }
}

/** Returns true if a stored value can be sent. Any script may have written values under such keys. */
export const isSendable = (kept: unknown): kept is WaitingItem => isRecord(kept) && typeof kept.address === 'string';

/** Returns the items that wait to be sent, with their ids. */
export const waitingList = (): [id: string, kept: WaitingItem][] =>
  waitingIds().flatMap(id => {
    const kept = waitingOf(id);
    return isSendable(kept) && kept.said === undefined ? [[id, kept]] : [];
  });
