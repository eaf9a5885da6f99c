import { JSDOM } from 'jsdom';
import type { Parameter } from '../../../widgets/shared/render/table.ts';

/** Attributes that hand-written pages do not need. */
const left = ['data-view', 'data-pack', 'srcset', 'sizes', 'loading', 'decoding', 'fetchpriority', 'data-slide-id'];

/** Number of similar elements to keep as examples. */
const mostAlike = 2;

/** Maximum length of a text in documents. */
const fewCharacters = 40;

const shapeOf = (element: Element): string => `${element.localName} ${element.className}`;

function shorten(text: Text, mostText: number): void {
  const words = text.data.slice(0, mostText).replace(/\s+\S*$/, '');
  if (text.data.length > mostText) text.data = `${words} …`;
}

/**
 * Returns the minimal markup of a box: without optional sentences, hints for browsers, and more than two similar
 * elements. Keeps what the box requires.
 */
export function leastMarkup(html: string, parameters: readonly Parameter[], mostText = fewCharacters): string {
  const { document } = new JSDOM(html).window;
  const elements = parameters.filter(({ kind, name }) => kind === 'element' && !/[&{]/.test(name));
  const has = (element: Element, selector: string): boolean =>
    element.matches(selector) || element.querySelector(selector) !== null;
  /** Returns true if the box requires several of an element, or one that no kept element has. */
  const isNeeded = (element: Element, staying: readonly Element[]): boolean =>
    elements.some(({ name, isRequired, types: [number] }) => {
      const isAskedFor = Number(number) > mostAlike || (isRequired && !staying.some(one => has(one, name)));
      return isAskedFor && has(element, name);
    });
  for (const { owner, name } of parameters.filter(({ folder }) => folder === 'sentences')) {
    const owners = owner === '' ? '[data-widget]' : owner;
    for (const element of document.querySelectorAll(owners)) element.removeAttribute(name);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of left) element.removeAttribute(name);
    const alike = [...(element.parentElement?.children ?? [])].filter(one => shapeOf(one) === shapeOf(element));
    // Keeps visible parts rather than hidden ones.
    const inOrder = [...alike.filter(one => !one.hasAttribute('hidden')), ...alike.filter(one => one.hasAttribute('hidden'))];
    if (inOrder.indexOf(element) >= mostAlike && !isNeeded(element, inOrder.slice(0, mostAlike))) element.remove();
    for (const text of element.childNodes) if (text.nodeType === text.TEXT_NODE) shorten(text as Text, mostText);
  }
  return document.body.innerHTML.replace(/ (?!alt|value)([a-z-]+)=""(?=[ >])/g, ' $1');
}
