import { reportError } from '../base/report-error.ts';
import { markupError } from '../markup/markup-error.ts';

/** Key of an advert: its id, its target, or its picture. */
const keyOf = (advert: HTMLElement): string | undefined =>
  advert.dataset.advert || (advert.querySelector('a')?.href ?? advert.querySelector<HTMLIFrameElement>('[src]')?.src);

const isShown = (advert: HTMLElement): boolean => !advert.closest('[hidden],dialog:not([open])');

/** Tells if the page shows the same advert in another place. */
export const isShownElsewhere = (advert: HTMLElement): boolean =>
  [...document.querySelectorAll<HTMLElement>('.advert')].some(
    other => other !== advert && keyOf(other) === keyOf(advert) && isShown(other),
  );

/** The adverts of a box that have a picture, or a frame; of others is reported at the box what they lack. */
export const advertsIn = (root: ParentNode, box: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.advert')].filter(advert => {
    const hasPicture = advert.querySelector('img[src],iframe[src]') !== null;
    if (!hasPicture) reportError(box, markupError(`advert=${JSON.stringify(keyOf(advert) ?? '')} has no picture`));
    return hasPicture;
  });
