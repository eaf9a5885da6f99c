type Attributes = Readonly<Record<string, string>>;

/** Creates an element with a class and attributes. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/**
 * An element with the text last written to it. A translation tool may have replaced the shown text, which must then
 * stay.
 */
type Written = Element & { written?: string };

/** Sets an element's text. If the element has only a text node, keeps that node. */
export function writeText(element: Written, text: string): void {
  if ((element.written ?? element.textContent) === text) return;
  element.written = text;
  const [node, ...others] = element.childNodes;
  if (node instanceof Text && others.length === 0) node.data = text;
  else element.textContent = text;
}

/** Sets a control's tooltip and accessible name. */
export function name(control: HTMLElement, label: string): void {
  control.title = label;
  control.setAttribute('aria-label', label);
}

const namespace = 'http://www.w3.org/2000/svg';

/** Path data of a close icon. */
export const closeIcon = 'M5 5l14 14M19 5L5 19';

/** Creates a 24 × 24 line icon, hidden from screen readers. */
export function draw(strokes: string): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', strokes);
  svg.append(path);
  return svg;
}
