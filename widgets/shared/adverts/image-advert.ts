import type { AdvertLabels, ImageAdvert } from './advert.ts';
import { countSeenTime } from './seen-time.ts';
import { createElement } from '../html/elements.ts';
import type { Stage } from './stage.ts';
import { within } from './within.ts';

/** Milliseconds that a picture may take. */
const patience = 5000;

function createProgress({ advert }: AdvertLabels, duration: number): HTMLProgressElement {
  const progress = createElement('progress', 'preroll-progress');
  progress.setAttribute('aria-label', advert);
  progress.max = duration;
  progress.value = 0;
  return progress;
}

/** Shows a picture for its time; a bar tells how much of that is over. Rejects where it cannot be had. */
export async function showImage(stage: Stage, advert: ImageAdvert, labels: AdvertLabels): Promise<void> {
  const { src, href, title, duration } = advert;
  const picture = createElement('img', 'preroll-medium');
  picture.alt = title || labels.advert;
  picture.src = src;
  stage.show(picture, href);
  await within(patience, picture.decode());
  const progress = createProgress(labels, duration);
  stage.element.append(progress);
  stage.begin();
  await new Promise<void>(resolve => {
    const stop = countSeenTime(seen => {
      progress.value = Math.min(seen, duration);
      if (seen < duration && stage.element.isConnected) return;
      stop();
      resolve();
    });
  });
}
