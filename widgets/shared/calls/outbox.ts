import type { Box, Kernel } from '../../../kernel/types.ts';
import { now } from '../base/time.ts';
import type { Call } from './outcome.ts';

/** A vote or a comment that waits on the phone until it can be sent. */
export interface Waiting extends Pick<Call<unknown>, 'address' | 'body'> {
  /** Said where the server refuses it without a reason. */
  failed: string;
  /** What is stored of a vote once it counts: the key, the id under it, and what it is for. */
  vote?: readonly [key: string, id: string, value: string];
  /** The draft of a comment, as it was sent: it is dropped with it. */
  draft?: readonly [id: string, written: string];
}

/** Where it is from, and since when it waits. */
export interface Kept extends Waiting {
  path: string;
  title: string;
  at: number;
}

/** Each has a key of its own, so that no tab writes over what another one keeps. */
const keyOf = (id: string): string => `outbox ${id}`;

export function waitingOf(id: string): Kept | undefined {
  try {
    return JSON.parse(String(localStorage.getItem(keyOf(id)))) as Kept;
  } catch {
    return undefined;
  }
}

export function dropWaiting(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Then there is none.
  }
}

/** At the window: something waits. */
export const waitingEvent = 'outbox:waiting';

/**
 * Keeps what could not be sent until the line is back or the reader is; says whether it could be kept. The box that
 * keeps pages sends it: that code comes only now, or on a later page.
 */
export function keepWaiting({ wake }: Kernel, id: string, waiting: Waiting): boolean {
  const box = document.querySelector<Box>('[data-widget=offline]');
  const kept: Kept = { ...waiting, path: location.pathname, title: document.title, at: now() };
  try {
    if (box) localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    return false;
  }
  if (box) void wake(box).then(() => dispatchEvent(new CustomEvent(waitingEvent)));
  return box !== null;
}
