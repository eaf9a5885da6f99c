import type { Kernel } from '../../../kernel/types.ts';

/** Wakes the boxes that a first page does not pay for, where the reader has loaded another page of this host before. */
export function wakeLoaded({ wake }: Kernel): void {
  if (document.referrer.match(origin)) document.querySelectorAll<HTMLElement>('[data-loaded]').forEach(wake);
}
