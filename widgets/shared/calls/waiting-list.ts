import { isRecord } from '../base/json.ts';
import { type WaitingItem, waitingOf } from './outbox.ts';

/** At the window: something does not wait any more. */
export const settledEvent = 'outbox:settled';

export interface Settled {
  id: string;
  isSent: boolean;
}

/** The ids of what waits to be sent, or to be read. */
export function waitingIds(): string[] {
  try {
    return Object.keys(localStorage).flatMap(key => /^outbox (.+)/.exec(key)?.[1] ?? []);
  } catch {
    return [];
  }
}

/** Tells if it can be sent: values under such a key may have been written by anybody. */
export const isSendable = (kept: unknown): kept is WaitingItem => isRecord(kept) && typeof kept.address === 'string';

/** Calls that wait to be sent, by ids. */
export const waitingList = (): [id: string, kept: WaitingItem][] =>
  waitingIds().flatMap(id => {
    const kept = waitingOf(id);
    return isSendable(kept) && kept.said === undefined ? [[id, kept]] : [];
  });
