import { createElement, Fragment, type ReactNode } from 'react';

/** React's names for attributes that differ from HTML. */
const reactNames: Readonly<Record<string, string>> = {
  autocomplete: 'autoComplete',
  class: 'className',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  formaction: 'formAction',
  formmethod: 'formMethod',
  hreflang: 'hrefLang',
  inputmode: 'inputMode',
  novalidate: 'noValidate',
  srcset: 'srcSet',
  'stroke-width': 'strokeWidth',
  tabindex: 'tabIndex',
};

const flags = new Set(['disabled', 'hidden', 'novalidate', 'open', 'required']);

export type Attributes = Record<string, string | boolean>;

/** Puts a component in the place of an element; undefined keeps the element. */
export type Replace = (element: HTMLElement, children: (element: Element) => ReactNode[]) => ReactNode | undefined;

/** An element's attributes, as React takes them. */
export const attributesOf = (element: Element): Attributes =>
  Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [reactNames[name] ?? name, flags.has(name) || value]),
  );

/** Nodes as one, which need no keys. */
export const asFragment = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

/** The children of an element as React's, with components in the places of some. */
export function childrenOf(element: Element, replace: Replace): ReactNode[] {
  const inside = (part: Element): ReactNode[] => childrenOf(part, replace);
  return Array.from(element.childNodes, node => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== node.ELEMENT_NODE) return null;
    const child = node as HTMLElement;
    const replaced = replace(child, inside);
    return replaced === undefined ? createElement(child.localName, attributesOf(child), ...inside(child)) : replaced;
  });
}
