type Attributes = Readonly<Record<string, string>>;

/** An element with a class and attributes. */
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

/** An element and what was written into it last; it may show a translator's words, which are not ours to change. */
type Written = Element & { written?: string };

/** Shows a text in an element; the node of a text that is alone there stays the same. */
export function writeText(element: Written, text: string): void {
  if ((element.written ?? element.textContent) === text) return;
  element.written = text;
  const [node, ...others] = element.childNodes;
  if (node instanceof Text && others.length === 0) node.data = text;
  else element.textContent = text;
}

/** Names a control for those who see its icon and for those who do not. */
export function name(control: HTMLElement, label: string): void {
  control.title = label;
  control.setAttribute('aria-label', label);
}

const namespace = 'http://www.w3.org/2000/svg';

/** The strokes of a button that closes something. */
export const closeIcon = 'M5 5l14 14M19 5L5 19';

/** A line drawing on a field of 24 × 24 for a button, hidden from screen readers. */
export function draw(strokes: string): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', strokes);
  svg.append(path);
  return svg;
}
