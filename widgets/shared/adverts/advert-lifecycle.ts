import type { Unmount } from '../../../kernel/types.ts';
import { guardTaps } from '../base/guard-taps.ts';
import { reportError } from '../base/report-error.ts';
import { secureAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';
import { countSeenTime } from './seen-time.ts';

/** Share of an advert that has to be on the screen. */
const half = 0.5;

/** Milliseconds for which half of an advert has to be seen. */
const longEnough = 1000;

/** The addresses that this page view has told already. */
const told = new Set<string>();

/**
 * Tells the address that an advert's `data-impression` names, once for each page view, when half of the advert has been
 * on the screen of a page that is seen for a second. Returns what ends the watching.
 */
function countImpression(advert: HTMLElement): Unmount {
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

/** Hides an advert; the focus, if it was there, goes on to what can be focused beside it. */
function hide(advert: HTMLElement): void {
  const beside = advert.nextElementSibling ?? advert.previousElementSibling;
  if (advert.contains(document.activeElement)) beside?.querySelector<HTMLElement>('a,button')?.focus({ preventScroll: true });
  advert.hidden = true;
}

/**
 * Counts an advert once it is seen, lets the reader hide it, and takes it away where its picture cannot be had and
 * nobody can see the gap close; else the picture's words stay in its place. Returns what ends all that.
 */
export function manageAdvert(advert: HTMLElement, close = (): void => hide(advert)): Unmount {
  const stopCounting = countImpression(advert);
  const button = advert.querySelector('.advert-close');
  const picture = advert.querySelector('img');
  const fail = (): void => {
    if (advert.getBoundingClientRect().top > innerHeight) advert.hidden = true;
  };
  if (button) guardTaps(button);
  button?.addEventListener('click', close);
  picture?.addEventListener('error', fail);
  return () => {
    stopCounting();
    button?.removeEventListener('click', close);
    picture?.removeEventListener('error', fail);
  };
}
