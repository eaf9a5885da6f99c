import type { Unmount } from '../../../kernel/types.ts';
import { guardTaps } from '../base/guard-taps.ts';
import { countImpression } from './count-impression.ts';

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
