import { markupError } from '../../shared/markup/markup-error.ts';

interface InlinePlace {
  /** Id of the box with the items. */
  boxId: string;
  /** Number of items before each advert. */
  every: number;
}

/** Reads a class `pushadsinline-{boxId}-{n}`. Throws MarkupError if it is missing, or its number is 0. */
export function inlinePlaceOf(className: string): InlinePlace {
  const [, boxId, every] = /(?:^|\s)pushadsinline-(\S+)-0*([1-9]\d{0,3})(?:\s|$)/.exec(className) ?? [];
  if (!boxId || !every) throw markupError(`class=${JSON.stringify(className)} says no pushadsinline-{boxId}-{n}`);
  return { boxId, every: Number(every) };
}

/**
 * Returns the indexes of the items before new adverts: every n-th since the last advert, unless an advert follows it
 * already. `isAdvert` contains true for each element that is an advert.
 */
export function placesFor(isAdvert: readonly boolean[], every: number): number[] {
  let items = 0;
  return isAdvert.flatMap((advert, index) => {
    items = advert ? 0 : items + 1;
    return items > 0 && items % every === 0 && !isAdvert[index + 1] ? [index] : [];
  });
}
