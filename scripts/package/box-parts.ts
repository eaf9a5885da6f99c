import { JSDOM } from 'jsdom';

/** Parses HTML and returns its body. */
export const bodyOf = (html: string): Element => new JSDOM(html).window.document.body;

const isText = (node: Node | undefined): node is Text => node?.nodeType === 3;

export const isAlike = (values: readonly unknown[]): boolean => new Set(values).size === 1;

/** Returns the key of similar elements: the tag and the first class. */
const shapeOf = ({ localName, classList }: Element): string => `${localName}.${classList[0] ?? ''}`;

type Group = Text | Element[];

/** Returns the children of an element: texts, and groups of similar neighbours. */
export function groupsOf(element: Element): Group[] {
  const groups: Group[] = [];
  for (const node of element.childNodes) {
    const last = groups.at(-1);
    const child = isText(node) ? undefined : (node as Element);
    if (isText(node)) groups.push(node);
    else if (child && Array.isArray(last) && last[0] && shapeOf(last[0]) === shapeOf(child)) last.push(child);
    else if (child) groups.push([child]);
  }
  return groups;
}

/** Describes the structure of an element, without the number of repeated elements. */
export function skeletonOf(element: Element): string {
  const parts = groupsOf(element).map(group => (Array.isArray(group) ? [...new Set(group.map(skeletonOf))].join('|') : '#'));
  return `${shapeOf(element)}(${parts.join()})`;
}

/** Returns true for the box's own words: they differ in another language and contain no number. */
const isWord = (text: string, translated: string | null): boolean =>
  translated !== null && text !== translated && !/\p{N}/u.test(text);

/**
 * Returns the texts and attributes of an element that are the box's own words. `other` is the same element in another
 * language.
 */
export function wordsOf(one: Element, other: Element, found = new Set<Text | Attr>()): ReadonlySet<Text | Attr> {
  for (const attribute of one.attributes) {
    if (isWord(attribute.value, other.getAttribute(attribute.name))) found.add(attribute);
  }
  for (const [index, node] of one.childNodes.entries()) {
    const twin = other.childNodes[index];
    if (isText(node) && isText(twin) && isWord(node.data, twin.data)) found.add(node);
    else if (twin && !isText(node) && !isText(twin)) wordsOf(node as Element, twin as Element, found);
  }
  return found;
}
