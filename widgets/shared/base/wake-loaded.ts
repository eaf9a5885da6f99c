import type { Kernel } from '../../../kernel/types.ts';

/**
 * Wakes the boxes that a first page does not pay for, where the phone has loaded a page of this host before, and once
 * what is more urgent is over. The page before this one does not tell: a messenger or a bookmark hides it, and so does
 * Firefox behind a worker.
 */
export async function wakeLoaded({ storage, wake }: Kernel, urgent?: Promise<unknown>): Promise<void> {
  const boxes = document.querySelectorAll<HTMLElement>('[data-loaded]');
  const wasHere = storage.getItem('here');
  storage.setItem('here', '1');
  // Who calls next on this page finds the entry of just now.
  if (!wasHere) boxes.forEach(box => box.removeAttribute('data-loaded'));
  await urgent;
  if (wasHere) boxes.forEach(wake);
}
