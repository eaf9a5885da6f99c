import type { Unmount } from '../../../kernel/types.ts';
import { guardTaps } from '../base/guard-taps.ts';
import { reportError } from '../base/report-error.ts';
import { secureAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';
import { countSeenTime } from './seen-time.ts';

/** Share of an advert that must be in the viewport. */
const half = 0.5;

/** Time in milliseconds that half of an advert must be visible. */
const longEnough = 1000;

/** Impression URLs that this page view has already reported. */
const told = new Set<string>();

/**
 * Sends a POST to the URL in `data-impression` once half of the advert has been in the viewport of a visible page for a
 * second. Sends it once per page view and URL. Returns a function that stops the observation.
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
      // The last record has the current state.
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
    // `cors` mode sends our own server an Origin header; `no-cors` would not.
    const mode = address.startsWith(`${location.origin}/`) ? 'cors' : 'no-cors';
    fetch(address, { method: 'POST', mode, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {});
  }
  watch.observe(advert);
  return stop;
}

/** Hides an advert. Moves the focus, if the advert has it, to a link or button of the neighbouring element. */
function hide(advert: HTMLElement): void {
  const beside = advert.nextElementSibling ?? advert.previousElementSibling;
  if (advert.contains(document.activeElement)) beside?.querySelector<HTMLElement>('a,button')?.focus({ preventScroll: true });
  advert.hidden = true;
}

/**
 * Counts an advert's impression and lets the reader hide it. If the picture fails to load below the viewport, hides the
 * advert; elsewhere the gap would close visibly, so the picture's alternative text stays. Returns a function that stops
 * all this.
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
