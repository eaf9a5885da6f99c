/** What stands for a province in the box's list: a link to its page, or a button where it has none. */
export type Province = HTMLElement;

/** The provinces of a box. Throws where there are none, or one has no slug or no topic. */
export function provincesIn(box: Element): Province[] {
  const provinces = [...box.querySelectorAll<Province>('[data-topic]')];
  const isUsable = ({ dataset: { province, topic } }: Province): boolean => Boolean(province && Number(topic));
  if (!provinces[0] || !provinces.every(isUsable)) throw new Error('The map lacks a province, or a slug or topic');
  return provinces;
}

export const isEnabled = (province: Province): boolean => !province.matches('[aria-disabled=true],:disabled');

/** Address of a province's own page; empty where it has none. */
export const pageOf = (province: Province): string => province.getAttribute('href') ?? '';
