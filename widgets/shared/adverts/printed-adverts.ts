import { reportError } from '../base/report-error.ts';
import { markupError } from '../markup/markup-error.ts';

/** Returns the key of an advert: its id, its link, or the URL of its frame. */
const keyOf = (advert: HTMLElement): string | undefined =>
  advert.dataset.advert || (advert.querySelector('a')?.href ?? advert.querySelector<HTMLIFrameElement>('[src]')?.src);

const isShown = (advert: HTMLElement): boolean => !advert.closest('[hidden],dialog:not([open])');

/** Returns true if the page also shows the same advert in another place. */
export const isShownElsewhere = (advert: HTMLElement): boolean =>
  [...document.querySelectorAll<HTMLElement>('.advert')].some(
    other => other !== advert && keyOf(other) === keyOf(advert) && isShown(other),
  );

/** Returns the adverts that have a picture or a frame. Reports each other advert as an error of the box. */
export const advertsIn = (root: ParentNode, box: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.advert')].filter(advert => {
    const hasPicture = advert.querySelector('img[src],iframe[src]') !== null;
    if (!hasPicture) reportError(box, markupError(`advert=${JSON.stringify(keyOf(advert) ?? '')} has no picture`));
    return hasPicture;
  });
