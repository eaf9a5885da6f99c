/** What is open over the page, by what closes it. */
const open = new Set<() => void>();

let address = '';

/** Whether the page is at the entry that was added: the one before is the page with nothing over it. */
const isAdded = (): boolean => Boolean((history.state as Readonly<Record<string, unknown>> | null)?.popover);

function follow(): void {
  // Links to a part of the page come here, too.
  if (isAdded() || location.href !== address) return;
  removeEventListener('popstate', follow);
  history.scrollRestoration = 'auto';
  if (open.size === 0) history.back();
  for (const close of open) close();
}

/**
 * Has Back close what opens over the page without covering it, by an entry in the browser's history. What closes in
 * another way leaves the entry, and Back passes over it: to go back at once could undo the tap that closed it.
 */
export function closedByBack(close: () => void, isOpen: boolean): void {
  if (!isOpen) {
    open.delete(close);
    return;
  }
  open.add(close);
  addEventListener('popstate', follow);
  address = location.href;
  if (isAdded()) return;
  // Or Back would scroll the page away from where the reader is.
  history.scrollRestoration = 'manual';
  history.pushState({ popover: true }, '');
  history.scrollRestoration = 'auto';
}
