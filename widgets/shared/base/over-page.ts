import { guarded } from '../../../kernel/guarded.ts';
import { entryName, isAtEntry } from './entry.ts';

/** Functions that close the open overlays. */
const open = new Set<() => void>();

/** URL at which the history entry was added. */
let address = '';

/** True while the browser goes back from our entry, or leaves the page. */
let isLeaving = false;

/** True if the page was at our entry at the last check. */
let wasAtEntry = false;

function enter(): void {
  address = location.href;
  guarded(() => {
    // Without this, Back would scroll the page away from the reader's position.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state as object | null, [entryName]: true }, '');
    history.scrollRestoration = 'auto';
  });
  wasAtEntry = isAtEntry();
}

function closeAll(): void {
  for (const close of [...open]) close();
}

/** Handles the arrival at an entry that is not ours. */
function arrive(): void {
  guarded(() => (history.scrollRestoration = 'auto'));
  const isPassed = wasAtEntry && !isLeaving && open.size === 0 && location.href === address;
  wasAtEntry = false;
  if (isLeaving && open.size > 0) enter();
  else closeAll();
  isLeaving = false;
  // The overlay was closed in another way, and the reader's Back has only left our entry. Goes back once more.
  if (isPassed) guarded(() => history.back());
}

function follow(): void {
  if (isAtEntry()) leaveEntry();
  else arrive();
}

/** Closes all overlays, so that the page has none when it comes out of the back/forward cache. */
function hide(): void {
  isLeaving = true;
  closeAll();
}

function listen(): void {
  addEventListener('popstate', follow);
  addEventListener('pagehide', hide);
  addEventListener('pageshow', comeBack);
}

/**
 * Goes back from our history entry if nothing is open. Otherwise, the reader's next Back would lead to the same page.
 */
export function leaveEntry(): void {
  listen();
  wasAtEntry = isAtEntry();
  if (!wasAtEntry || open.size > 0 || isLeaving) return;
  isLeaving = true;
  guarded(() => history.back());
}

function comeBack({ persisted }: PageTransitionEvent): void {
  isLeaving = false;
  if (persisted) setTimeout(leaveEntry);
}

/**
 * Registers an open overlay. Adds a history entry, so that Back closes the overlay. Leaving the page also closes it.
 */
export function opened(close: () => void): void {
  listen();
  open.add(close);
  if (!isAtEntry() && !isLeaving) enter();
}

/**
 * Unregisters a closed overlay. Goes back from our history entry once all overlays are closed, but only if the action
 * that closed the last one leads nowhere. Otherwise, going back could undo that action; the entry then stays until the
 * page comes back or Back passes it.
 */
export function closed(close: () => void, leadsNowhere: boolean): void {
  if (open.delete(close) && leadsNowhere) leaveEntry();
}
