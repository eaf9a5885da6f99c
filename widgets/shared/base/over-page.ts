import { guarded } from '../../../kernel/guarded.ts';
import { entryName, isAtEntry } from './entry.ts';

/** Functions that close the things that are open over the page. */
const open = new Set<() => void>();

/** The address at which the entry was added. */
let address = '';

/** The browser is on its way from the entry, or from the page. */
let isLeaving = false;

/** The page was at the entry at the last look. */
let wasAtEntry = false;

function enter(): void {
  address = location.href;
  guarded(() => {
    // Or Back would scroll the page away from where the reader is.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state as object | null, [entryName]: true }, '');
    history.scrollRestoration = 'auto';
  });
  wasAtEntry = isAtEntry();
}

function closeAll(): void {
  for (const close of [...open]) close();
}

/** Arrives at the page without the entry. */
function arrive(): void {
  guarded(() => (history.scrollRestoration = 'auto'));
  const isPassed = wasAtEntry && !isLeaving && open.size === 0 && location.href === address;
  wasAtEntry = false;
  if (isLeaving && open.size > 0) enter();
  else closeAll();
  isLeaving = false;
  // The reader's Back has left what was closed in another way.
  if (isPassed) guarded(() => history.back());
}

function follow(): void {
  if (isAtEntry()) leaveEntry();
  else arrive();
}

/** The page is to come back with nothing over it. */
function hide(): void {
  isLeaving = true;
  closeAll();
}

function listen(): void {
  addEventListener('popstate', follow);
  addEventListener('pagehide', hide);
  addEventListener('pageshow', comeBack);
}

/** Takes the entry away where nothing is open: a Back would lead to the same page. */
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

/** Has Back, and leaving the page, close what has opened over it, by an entry in the browser's history. */
export function opened(close: () => void): void {
  listen();
  open.add(close);
  if (!isAtEntry() && !isLeaving) enter();
}

/**
 * Takes the entry away once all is closed, where what has closed it leads nowhere. Otherwise to go back could undo
 * that, and the entry is left until the page comes back, or Back passes over it.
 */
export function closed(close: () => void, leadsNowhere: boolean): void {
  if (open.delete(close) && leadsNowhere) leaveEntry();
}
