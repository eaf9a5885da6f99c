import type { ImageAdvert, PrerollContext } from './advert.ts';
import type { AdvertLabels } from './advert-labels.ts';
import { countSeenTime } from '../../../shared/adverts/seen-time.ts';
import { createElement, writeText } from '../../../shared/base/elements.ts';
import type { Show } from './overlay.ts';

function createProgress({ advert }: AdvertLabels, duration: number): HTMLProgressElement {
  const progress = createElement('progress', 'preroll-progress');
  progress.setAttribute('aria-label', advert);
  progress.max = duration;
  progress.value = 0;
  return progress;
}

/**
 * Loads a picture. Returns a function that shows it for its duration with a countdown and a progress bar, and rejects
 * if it fails to load.
 */
export function fetchImage({ src, href, title, duration }: ImageAdvert, { labels, digits }: PrerollContext): Show {
  const picture = createElement('img', 'preroll-media');
  picture.alt = title || labels.advert;
  picture.src = src;
  return async overlay => {
    overlay.show(picture, href);
    await picture.decode();
    const progress = createProgress(labels, duration);
    const left = createElement('p', 'preroll-skip');
    left.setAttribute('aria-hidden', 'true');
    overlay.element.append(progress, left);
    overlay.begin();
    await new Promise<void>(resolve => {
      const stop = countSeenTime(seen => {
        progress.value = Math.min(seen, duration);
        writeText(left, digits.format(Math.ceil((duration - progress.value) / 1000)));
        if (seen < duration && overlay.element.isConnected) return;
        stop();
        resolve();
      });
    });
  };
}
