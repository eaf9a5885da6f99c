import { markupError } from '../../shared/markup/markup-error.ts';
import { unusable } from '../../shared/markup/settings.ts';
import { coordinatesOf } from './model.ts';

/** Parts of a box. */
export interface PrayerParts {
  city: HTMLSelectElement;
  /** Select of a box that offers a choice of methods. */
  method: HTMLSelectElement | null;
  list: HTMLElement;
}

/** The items of a box, each with a time of the day. */
export const itemsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-time]')];

/** The name of the method by which a box finds its times. */
export const methodOf = ({ dataset }: HTMLElement, { method }: PrayerParts): string =>
  method?.value ?? dataset.method ?? 'Tehran';

/** Throws MarkupError if a box lacks its cities or its list, or if the city or the method is unknown. */
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
