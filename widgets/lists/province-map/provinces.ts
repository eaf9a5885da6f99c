import { markupError } from '../../shared/markup/markup-error.ts';

/** A province in the box's list: a link to its page, or a button without a page. */
export type Province = HTMLElement;

/** Returns the provinces of a box. Throws MarkupError if there are none, or if one has no slug or topic. */
export function provincesIn(box: Element): Province[] {
  const provinces = [...box.querySelectorAll<Province>('[data-topic]')];
  if (provinces.length === 0) throw markupError('The map lacks its [data-topic]');
  for (const { dataset: { province = '', topic } } of provinces) {
    if (!province || !Number(topic)) throw markupError(`data-province="${province}" data-topic="${topic}" lacks a slug or a topic`);
  }
  return provinces;
}

export const isEnabled = (province: Province): boolean => !province.matches('[aria-disabled=true],:disabled');

/** Returns the URL of a province's page, or an empty string. */
export const pageOf = (province: Province): string => province.getAttribute('href') ?? '';
