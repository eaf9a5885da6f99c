import type { Kernel } from '../../../kernel/types.ts';

/** One for all pages that a host shows in turn. */
function note(): void {
  try {
    localStorage.offline = 1;
  } catch {
    // Storage is refused.
  }
}

/**
 * Wakes the boxes that keep pages, once what is more urgent is over, for readers who need them: their phone was without
 * a network before, or they have kept a page. A worker that starts makes every tap of all others slower.
 */
export async function wakeOffline({ storage, wake }: Kernel, urgent?: Promise<unknown>): Promise<void> {
  addEventListener('offline', note);
  await urgent;
  if (storage.getItem('offline')) document.querySelectorAll<HTMLElement>('[data-offline]').forEach(wake);
}
