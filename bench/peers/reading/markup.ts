/** Elements in a box. */
export const all = (box: Element, selector: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)];

/** The element that a box is expected to have. Throws where it has none. */
export function part(box: Element, selector: string): HTMLElement {
  const [found] = all(box, selector);
  if (!found) throw new Error(`The twin's ${box.className} has no ${selector}`);
  return found;
}

/** The text of an element in a box. Throws where the box has none. */
export const textOf = (box: Element, selector: string): string => part(box, selector).textContent;

/** An attribute; empty if it is missing. */
export const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/** An attribute of an element in a box. */
export const attributeOf = (box: Element, selector: string, name: string): string =>
  attribute(part(box, selector), name);
