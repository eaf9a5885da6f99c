import { JSDOM } from 'jsdom';
import { type Parameter, typeName } from '../../widgets/shared/render/table.ts';

/** Parses HTML and returns its body. */
const bodyOf = (html: string): Element => new JSDOM(html).window.document.body;

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
function wordsOf(one: Element, other: Element, found = new Set<Text | Attr>()): ReadonlySet<Text | Attr> {
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

/** A box of the documents: its minimal markup, and the same with its own sentences in another language. */
export interface DocumentedBox {
  name: string;
  parameters: readonly Parameter[];
  markup: string;
  inOtherWords: string;
}

/** Attributes of content, which a widget need not read. */
const ofContent = /^(?:href|src|alt|datetime|poster|id|for|aria-(?:label|labelledby|controls|describedby)|data-conf)$/;

/** Attributes of pictures and films alone. */
const ofMedia = /^(?:width|height)$/;

/** Elements with free content of the page. */
const ofPage = 'article, ul, ol, table, picture, iframe, video, [data-widget]';

/** Names for the texts of elements without a class. None is a method of a dictionary in Python, as `items` is. */
const plainNames: Readonly<Record<string, string>> = {
  p: 'text', dd: 'text', span: 'text', b: 'text', a: 'link', li: 'entry', h2: 'title', h3: 'title', summary: 'title', figcaption: 'caption',
};

/** Names for the ids that an element has of another one. */
const idNames: Readonly<Record<string, string>> = { for: 'field_id', 'aria-labelledby': 'title_id', 'aria-describedby': 'text_id' };

const isValue = (type: string): boolean => typeName(type).startsWith('`') || type.includes('{');

const selectorsOf = (parameters: readonly Parameter[]): string[] =>
  parameters.filter(({ kind, name }) => kind === 'element' && !/[&{]/.test(name)).map(({ name }) => name);

/** Facts about the markup of a box, from its table and from its words in another language. */
export class BoxFacts {
  readonly body: Element;
  readonly #name: string;
  readonly #parameters: readonly Parameter[];
  readonly #said: ReadonlySet<Text | Attr>;
  /** Selectors of the parts that the widget reads, and of those that it requires. */
  readonly #read: string[];
  readonly #needed: string[];

  constructor({ name, parameters, markup, inOtherWords }: DocumentedBox) {
    const inside = parameters.filter(({ isOutside }) => !isOutside);
    this.body = bodyOf(markup);
    this.#name = name;
    this.#parameters = parameters;
    this.#said = wordsOf(this.body, bodyOf(inOtherWords));
    this.#read = [...selectorsOf(inside), ...inside.flatMap(({ owner }) => owner || [])];
    this.#needed = selectorsOf(inside.filter(({ isRequired }) => isRequired));
  }

  /** The selector of the box. */
  get own(): string {
    return `[data-widget=${this.#name}]`;
  }

  /** Returns true if the box requires an element. */
  isNeeded(element: Element): boolean {
    return element.matches('[data-widget]') || this.#needed.some(selector => element.matches(selector));
  }

  /** Returns true if a text is the same in all boxes of a language. */
  isFixedText(text: Text): boolean {
    const isHidden = text.parentElement?.closest('[aria-hidden=true]') != null;
    return this.#said.has(text) || isHidden || !/[\p{L}\p{N}]/u.test(text.data);
  }

  /** A name for the text of an element. */
  nameOf(element: Element): string {
    const { parentElement: parent, localName, classList } = element;
    const first = [...classList].find(name => !/^(?:needs-script|visually-hidden)$/.test(name));
    if (first !== undefined) return first.replace(`${this.#name}-`, '').replace(/^item$/, 'entry').replaceAll('-', '_');
    const isAlone = parent?.childNodes.length === 1 && !parent.matches('[data-widget], body');
    return isAlone && /^(?:a|span|b)$/.test(localName) ? this.nameOf(parent) : (plainNames[localName] ?? localName);
  }

  /** Names for an attribute of an element, the shorter one first. */
  attributeNames(element: Element, name: string, value: string): string[] {
    const plain = name.replace(/^(data|aria)-/, '').replaceAll('-', '_');
    const shown = [...element.querySelectorAll('*')].find(one => one.childElementCount === 0 && one.textContent === value);
    const short = name === 'aria-label' && shown ? this.nameOf(shown) : (idNames[name] ?? plain);
    return [short, `${this.nameOf(element)}_${short}`];
  }

  /** The row of an attribute in the table. */
  rowOf(element: Element, attribute: string): Parameter | undefined {
    const rows = this.#parameters.filter(({ kind, name }) => kind === 'attribute' && name === attribute);
    return rows.find(({ owner }) => element.matches(owner || this.own));
  }

  /** Returns true if an attribute is the same in all boxes of a language. */
  isFixed(element: Element, name: string, value: string): boolean {
    const attribute = element.getAttributeNode(name);
    const isSaid = attribute !== null && this.#said.has(attribute);
    if (isSaid || /^(?:$|#|\/rest\/)|\{\{|\{n\}/.test(value) || element.closest('[aria-hidden=true]')) return true;
    const row = this.rowOf(element, name);
    if (row) return row.types.includes('call') || row.types.some(isValue);
    return !(ofContent.test(name) || (ofMedia.test(name) && element.matches('img, video, iframe')));
  }

  /** Returns true for free content of the page: another box, or an element in which the widget reads nothing. */
  isOfPage(element: Element): boolean {
    if (element.matches(this.own) || element.querySelector(this.own)) return false;
    const has = (selector: string): boolean => element.matches(selector) || element.querySelector(selector) !== null;
    return element.matches('[data-widget]') || (has(ofPage) && !this.#read.some(has));
  }

  /** Words of the box itself in an element. */
  saidIn(element: Element): ReadonlySet<string> {
    const inside = [...this.#said].filter(node => element.contains('ownerElement' in node ? node.ownerElement : node));
    return new Set(inside.map(node => ('data' in node ? node.data : node.value)));
  }
}
