import { dated } from '../base/dated.ts';
import { nameReader } from './name-reader.ts';
import type { Call, Outcome } from './outcome.ts';

/** A vote or a comment that waits on the phone until it is sent. */
export interface Waiting {
  address: string;
  body?: NonNullable<Call<unknown>['body']> | undefined;
  /** Said where it is dropped without a reason of the server's. */
  failed: string;
  /** Stored form of a vote once it counts: the key, the id under it, and the value. */
  vote?: readonly [key: string, id: string, value: string];
  /** The draft of a comment, as it was sent: it is dropped with it. */
  draft?: readonly [id: string, written: string];
}

/** A waiting item with its reader, its page and, as for drafts, its date. */
export interface WaitingItem extends Waiting {
  reader?: string | undefined;
  path: string;
  title: string;
  /** Why it was not taken: it is not sent any more, and waits until that is read. */
  said?: string;
}

/** Each has a key of its own, so that no tab writes over what another one keeps. The kernel looks for such keys. */
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

/** Stores it; says whether the phone keeps it. Old libraries teach arrays to write themselves as a text. */
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

/** Keeps what is about to be sent, until an answer has come; says whether the phone does. */
export function keepWaiting(id: string, waiting: Waiting): boolean {
  nameReader();
  const reader = /reader=(0\.\d+)/.exec(document.cookie)?.[1];
  return store(id, dated({ ...waiting, reader, path: location.pathname, title: document.title }));
}

/**
 * Tells if a call may end otherwise another time: the answer was missing, not the newsroom's, or a delay. A 403 of the
 * newsroom's has a reason.
 */
export const mayPass = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused'
    ? /^(5|4(0[178]|2[59]))/.test(String(outcome.status)) || (outcome.status === 403 && !outcome.said.error)
    : outcome.kind !== 'answer';
