import type { Kernel } from '../../../kernel/types.ts';

/** Defined once, so that a host that swaps pages adds the listener only once. */
function note(): void {
  try {
    localStorage.offline = 1;
  } catch {
    // Storage is refused.
  }
}

/**
 * Wakes the boxes that store pages, after more urgent work, for readers who need them: their phone was offline before,
 * or they have stored a page. For other readers, the start of a worker would only make taps slower.
 */
export async function wakeOffline({ storage, wake }: Kernel, urgent?: Promise<unknown>): Promise<void> {
  addEventListener('offline', note);
  await urgent;
  if (storage.getItem('offline')) document.querySelectorAll<HTMLElement>('[data-offline]').forEach(wake);
}
