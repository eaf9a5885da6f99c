import type { Kernel } from '../../../kernel/types.ts';

/**
 * Wakes the boxes that a first page does not pay for, where the phone has loaded a page of this host before. The page
 * before this one does not tell: a messenger or a bookmark hides it, and so does Firefox behind a worker.
 */
export function wakeLoaded({ storage, wake }: Kernel): void {
  const wasHere = storage.getItem('here');
  for (const box of document.querySelectorAll<HTMLElement>('[data-loaded]')) {
    if (wasHere) void wake(box);
    // Who calls next on this page finds the entry of just now.
    else delete box.dataset.loaded;
  }
  storage.setItem('here', '1');
}
