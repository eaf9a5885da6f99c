import { dated } from '../base/dated.ts';
import { nameReader } from './name-reader.ts';
import type { Call, Outcome } from './outcome.ts';

/** A vote or a comment that is stored on the phone until it is sent. */
export interface Waiting {
  address: string;
  body?: NonNullable<Call<unknown>['body']> | undefined;
  /** Message for the reader if it is dropped and the server gave no reason. */
  failed: string;
  /** The vote to store once it counts: the key, the id under it, and the value. */
  vote?: readonly [key: string, id: string, value: string];
  /** The comment's draft as it was sent: its id and JSON. The draft is removed when the comment is sent. */
  draft?: readonly [id: string, written: string];
}

/** Position of the value in `Waiting.vote`. */
export const valueInVote = 2;

/** A waiting item with its reader, its page and, like a draft, its date. */
export interface WaitingItem extends Waiting {
  reader?: string | undefined;
  path: string;
  title: string;
  /** Reason for a refusal. An item with a reason is not sent again, and stays until the reader has seen the reason. */
  said?: string;
}

/** Each item has its own key, so that tabs do not overwrite each other's items. The kernel looks for such keys. */
const keyOf = (id: string): string => `outbox ${id}`;

export function waitingOf(id: string): WaitingItem | undefined {
  try {
    return JSON.parse(String(localStorage.getItem(keyOf(id)))) as WaitingItem;
  } catch {
    return undefined;
  }
}

export function dropWaiting(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Without storage, nothing waits.
  }
}

/** Stores an item. Returns false if the browser refuses. Ignores the `toJSON` that old libraries add to arrays. */
export function store(id: string, kept: WaitingItem): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept, function (this: Record<string, unknown>, name) {
      return this[name];
    }));
    return true;
  } catch {
    return false;
  }
}

/** Stores an item that is about to be sent. Returns false if the browser refuses. */
export function keepWaiting(id: string, waiting: Waiting): boolean {
  nameReader();
  const reader = /reader=(0\.\d+)/.exec(document.cookie)?.[1];
  return store(id, dated({ ...waiting, reader, path: location.pathname, title: document.title }));
}

/**
 * Returns true if a retry of the call may succeed: the answer was missing, not from the newsroom, or asked for a delay.
 * A 403 of the newsroom has a reason and is final.
 */
export const mayPass = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused'
    ? /^(5|4(0[178]|2[59]))/.test(String(outcome.status)) || (outcome.status === 403 && !outcome.said.error)
    : outcome.kind !== 'answer';
