import type { Kernel } from '../../../kernel/types.ts';

/**
 * Wakes the boxes that keep pages, once what is more urgent is over, for readers who need them: their phone was without
 * a network before, or they have kept a page. A worker that starts makes every tap of all others slower.
 */
export async function wakeOffline({ storage, wake }: Kernel, urgent?: Promise<unknown>): Promise<void> {
  addEventListener('offline', () => storage.setItem('offline', '1'));
  await urgent;
  if (storage.getItem('offline')) document.querySelectorAll<HTMLElement>('[data-offline]').forEach(wake);
}
