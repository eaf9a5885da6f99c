import { markupError } from '../../shared/island/markup-error.ts';

/** What stands for a province in the box's list: a link to its page, or a button where it has none. */
export type Province = HTMLElement;

/** The provinces of a box. Throws MarkupError where there are none, or one has no slug or no topic. */
export function provincesIn(box: Element): Province[] {
  const provinces = [...box.querySelectorAll<Province>('[data-topic]')];
  const isUsable = ({ dataset: { province, topic = '' } }: Province): boolean => Boolean(province) && /^\d+$/.test(topic);
  if (provinces.length === 0 || !provinces.every(isUsable)) throw markupError('A province lacks its slug or its topic');
  return provinces;
}

export const isEnabled = (province: Province): boolean => !province.matches('[aria-disabled=true],:disabled');

/** Address of a province's own page; empty where it has none. */
export const pageOf = (province: Province): string => province.getAttribute('href') ?? '';
