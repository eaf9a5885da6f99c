import type { Kernel } from '../../../kernel/types.ts';

/**
 * Wakes the boxes that a first page does not pay for, where the phone has loaded a page of this host before, and once
 * what is more urgent is over. The page before this one does not tell: a messenger or a bookmark hides it, and so does
 * Firefox behind a worker.
 */
export function wakeLoaded({ storage, wake }: Kernel, urgent?: Promise<unknown>): void {
  const wasHere = storage.getItem('here');
  storage.setItem('here', '1');
  for (const box of document.querySelectorAll<HTMLElement>('[data-loaded]')) {
    if (wasHere) void Promise.resolve(urgent).then(() => wake(box));
    // Who calls next on this page finds the entry of just now.
    else delete box.dataset.loaded;
  }
}
