import { markupError } from '../../shared/markup/markup-error.ts';
import { unusable } from '../../shared/markup/settings.ts';
import { coordinatesOf } from './model.ts';

/** Parts of a box. */
export interface PrayerParts {
  city: HTMLSelectElement;
  /** Select for the method, if the box offers a choice. */
  method: HTMLSelectElement | null;
  list: HTMLElement;
}

/** Returns the items of a box, each with a time of the day. */
export const itemsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-time]')];

/** Returns the name of a box's method. */
export const methodOf = ({ dataset }: HTMLElement, { method }: PrayerParts): string =>
  method?.value ?? dataset.method ?? 'Tehran';

/**
 * Returns the parts of a box. Throws MarkupError if it has no cities or no list, or if its city or method is unknown.
 */
export function partsOf(box: HTMLElement): PrayerParts {
  const city = box.querySelector<HTMLSelectElement>('select[name=city]');
  const list = box.querySelector<HTMLElement>('.prayer-list');
  if (!city?.options[0] || !list) throw markupError('The prayer times lack a select[name=city] with cities, or their list');
  const parts = { city, list, method: box.querySelector<HTMLSelectElement>('select[name=method]') };
  if (!coordinatesOf(city.value)) throw unusable('city', city.value);
  const method = methodOf(box, parts);
  if (!/^(MWL|ISNA|Egypt|Makkah|Karachi|Tehran|Jafari)$/.test(method)) throw unusable('method', method);
  return parts;
}
