import type { ImageAdvert } from './advert.ts';
import type { AdvertLabels } from './advert-labels.ts';
import { countSeenTime } from '../../../shared/adverts/seen-time.ts';
import { createElement } from '../../../shared/base/elements.ts';
import type { Show } from './overlay.ts';

function createProgress({ advert }: AdvertLabels, duration: number): HTMLProgressElement {
  const progress = createElement('progress', 'preroll-progress');
  progress.setAttribute('aria-label', advert);
  progress.max = duration;
  progress.value = 0;
  return progress;
}

/**
 * Fetches a picture. The returned function shows it for its time, with a bar for the part that is over, and rejects if
 * it cannot be had.
 */
export function fetchImage({ src, href, title, duration }: ImageAdvert, labels: AdvertLabels): Show {
  const picture = createElement('img', 'preroll-media');
  picture.alt = title || labels.advert;
  picture.src = src;
  return async overlay => {
    overlay.show(picture, href);
    await picture.decode();
    const progress = createProgress(labels, duration);
    overlay.element.append(progress);
    overlay.begin();
    await new Promise<void>(resolve => {
      const stop = countSeenTime(seen => {
        progress.value = Math.min(seen, duration);
        if (seen < duration && overlay.element.isConnected) return;
        stop();
        resolve();
      });
    });
  };
}
