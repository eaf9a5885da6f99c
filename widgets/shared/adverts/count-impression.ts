import type { Unmount } from '../../../kernel/types.ts';
import { reportError } from '../base/report-error.ts';
import { secureAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';
import { countSeenTime } from './seen-time.ts';

/** Of an advert, what has to be on the screen. */
const half = 0.5;

/** Milliseconds for which half of an advert has to be seen. */
const longEnough = 1000;

/** The addresses that this page view has told already. */
const told = new Set<string>();

/**
 * Tells the address that an advert's `data-impression` names, once for each page view, when half of the advert has been
 * on the screen of a page that is seen for a second. Returns what ends the watching.
 */
export function countImpression(advert: HTMLElement): Unmount {
  const { impression } = advert.dataset;
  const address = secureAddress(impression);
  if (impression && !address) reportError(advert, unusable('data-impression', impression));
  if (!address || told.has(address)) return () => undefined;

  let stopCounting: Unmount | undefined;
  const watch = new IntersectionObserver(
    records => {
      stopCounting?.();
      stopCounting = undefined;
      // The last of them is how it is now.
      if ((records.pop()?.intersectionRatio ?? 0) >= half) stopCounting = countSeenTime(count);
    },
    { threshold: half },
  );
  const stop = (): void => {
    stopCounting?.();
    watch.disconnect();
  };
  function count(seen: number): void {
    if (seen < longEnough) return;
    stop();
    if (!address || told.has(address)) return;
    told.add(address);
    // Our own server is told that a page of ours asks: without the mode, it would not be.
    const mode = address.startsWith(`${location.origin}/`) ? 'cors' : 'no-cors';
    fetch(address, { method: 'POST', mode, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {});
  }
  watch.observe(advert);
  return stop;
}
