import { BoxFacts, type DocumentedBox, groupsOf, isAlike, skeletonOf } from './box-facts.ts';

/** A part of a template: HTML as it is, or something of the data, by an expression that all engines understand. */
export type Piece =
  | string
  | { kind: 'text' | 'html' | 'json'; path: string }
  | { kind: 'given'; path: string; pieces: Piece[] }
  | { kind: 'each'; path: string; item: string; pieces: Piece[] };

export type BoxData = Record<string, unknown>;

/** The data of a box, or of the items of a list. */
interface Scope {
  variable: string;
  data: BoxData[];
  /** The names that no further text shares. */
  apart: Set<string>;
}

/** Attributes that may have the id of something in them. */
const withIds = /^(?:id|name|for|formaction|href|aria-(?!label$).*)$/;

const withoutEnd = /^(?:br|hr|img|input|link|meta|source|track|wbr)$/;

/** Escapes a text for HTML, and the signs of Liquid, Jinja and Twig. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replace(/\{(?=[{%#])/g, "{{ '{' }}");

/** Returns an element with the parents that contain nothing else. */
const withFrame = (element: Element): Element => {
  const { parentElement: parent } = element;
  return parent && parent.localName !== 'body' && parent.childElementCount === 1 ? withFrame(parent) : element;
};

/** Turns a box into a template, and the data with which the template prints it. */
export class BoxTemplate {
  readonly pieces: Piece[];
  readonly data: BoxData = {};
  readonly #facts: BoxFacts;
  /** Ids that occur in other attributes, too, by their expressions in the template. */
  readonly #ids = new Map<string, readonly (string | null)[]>();
  #lists = 0;

  constructor(box: DocumentedBox) {
    this.#facts = new BoxFacts(box);
    const found = this.#facts.body.querySelector(this.#facts.own);
    if (!found) throw new Error(`There is no ${box.name} in its markup`);
    this.pieces = this.#element([withFrame(found)], { variable: 'data', data: [this.data], apart: new Set() });
  }

  /** Returns the expression of values: under the name that has the same values already, or the first free one. */
  #path(scope: Scope, wanted: readonly string[], values: readonly unknown[], kind: 'text' | 'apart' | 'shared' = 'shared'): string {
    const { variable, data, apart } = scope;
    const isFree = (name: string): boolean => data.every(one => !(name in one));
    const isSame = (name: string): boolean => data.every((one, index) => one[name] === values[index]);
    const isTaken = (name: string): boolean => kind === 'text' && apart.has(name);
    const known = Object.keys(data[0] ?? {}).find(name => isSame(name) && !isTaken(name));
    const numbered = Array.from({ length: 99 }, (_, index) => `${wanted.at(-1)}${index + 2}`);
    const name = known ?? [...wanted, ...numbered].find(isFree) ?? '';
    if (kind !== 'shared') apart.add(name);
    for (const [index, one] of data.entries()) if (values[index] !== undefined) one[name] = values[index];
    return `${variable}['${name}']`;
  }

  /** Returns the parts of an attribute's values around an id that each contains; undefined without such an id. */
  #aroundId(name: string, values: readonly (string | null)[]): Piece[] | undefined {
    for (const [path, ids] of withIds.test(name) ? this.#ids : []) {
      const parted = (value: string, index: number): string[] => value.split(new RegExp(`(?<!\\w)${ids[index] ?? ids[0]}(?!\\w)`));
      const around = values.map((value, index) => (value === null ? [] : parted(value, index)));
      const [[before = '', after = ''] = []] = around;
      const isAround = around.every(parts => parts.length === 2 && parts[0] === before && parts[1] === after);
      const isOwn = name !== 'href' || before.startsWith('#');
      if (isAround && isOwn && before + after !== '') return [escaped(before), { kind: 'text', path }, escaped(after)];
    }
    return undefined;
  }

  #attribute(elements: readonly Element[], first: Element, name: string, scope: Scope): Piece[] {
    const values = elements.map(one => one.getAttribute(name));
    const [value] = values;
    const printed = (pieces: Piece[]): Piece[] => [` ${name}="`, ...pieces, '"'];
    const around = this.#aroundId(name, values);
    if (around) return printed(around);
    if (value != null && isAlike(values) && this.#facts.isFixed(first, name, value)) return printed([escaped(value)]);
    const isFlag = values.every(one => !one);
    const isJson = name === 'data-conf';
    const givenOf = (one: string): unknown => (isFlag ? true : isJson ? JSON.parse(one) : one);
    const isField = name === 'value' && elements.length === 1 && first.matches('input[type=hidden]');
    const field = isField ? [first.getAttribute('name') ?? ''] : [];
    const wanted = [...field, ...this.#facts.attributeNames(first, name, value ?? '')];
    const row = this.#facts.rowOf(first, name);
    // Words and counts of attributes are printed as texts, too; the number of a league is not.
    const isApart = row !== undefined && !row.types.includes('integer') && !/\p{L}/u.test(value ?? '');
    const path = this.#path(scope, wanted, values.map(one => (one === null ? undefined : givenOf(one))), isApart ? 'apart' : 'shared');
    if (row?.types.includes('id') || name.endsWith('id')) this.#ids.set(path, values);
    const pieces = printed(isFlag ? [] : [{ kind: isJson ? 'json' : 'text', path }]);
    return values.includes(null) || isJson || row?.isRequired === false ? [{ kind: 'given', path, pieces }] : pieces;
  }

  #attributes(elements: readonly Element[], first: Element, scope: Scope): Piece[] {
    const names = [...new Set(elements.flatMap(one => one.getAttributeNames()))];
    // Other attributes may have this one in them.
    const inOrder = names.toSorted((one, other) => Number(other === 'data-id') - Number(one === 'data-id'));
    const pieces = new Map(inOrder.map(name => [name, this.#attribute(elements, first, name, scope)]));
    if (first.matches(this.#facts.own)) {
      const path = `${scope.variable}['class']`;
      const more = (before: string, after: string): Piece => ({ kind: 'given', path, pieces: [before, { kind: 'text', path }, after] });
      const { className } = first;
      pieces.set('class', className ? [` class="${escaped(className)}`, more(' ', ''), '"'] : [more(' class="', '"')]);
    }
    return [...names, ...(names.includes('class') ? [] : ['class'])].flatMap(name => pieces.get(name) ?? []);
  }

  #element(elements: readonly Element[], scope: Scope): Piece[] {
    const [first] = elements;
    if (!first) return [];
    const open = [`<${first.localName}`, ...this.#attributes(elements, first, scope), '>'];
    return withoutEnd.test(first.localName) ? open : [...open, ...this.#inside(elements, scope), `</${first.localName}>`];
  }

  /** An element that is left out where its text is. */
  #leaf(elements: readonly Element[], scope: Scope): Piece[] {
    const pieces = this.#element(elements, scope);
    const [first] = elements;
    const text = pieces.at(-2);
    const isText = typeof text === 'object' && text.kind === 'text' && first?.childNodes.length === 1;
    return isText && !this.#facts.isNeeded(first) ? [{ kind: 'given', path: text.path, pieces }] : pieces;
  }

  #group(groups: readonly Element[][], scope: Scope): Piece[] {
    const all = groups.flat();
    const [first] = all;
    if (!first) return [];
    const name = this.#facts.nameOf(first);
    const plural = `${name.replace(/(?<![aeiou])y$/, 'ie')}s`;
    const isList = groups.some(group => group.length > 1);
    const html = (): Piece => {
      const texts = groups.map(group => group.map(one => one.outerHTML).join(''));
      return { kind: 'html', path: this.#path(scope, [`${isList ? plural : name}_html`], texts) };
    };
    if (this.#facts.isOfPage(first)) return [html()];
    if (!isList) return this.#leaf(all, scope);
    const said = all.map(one => this.#facts.saidIn(one));
    // Elements that the box itself calls by different names are no list of the page's.
    const isSaid = said.every((one, index) => said.every((other, at) => at === index || !one.isSubsetOf(other)));
    if (isSaid) return all.flatMap(one => this.#leaf([one], scope));
    return isAlike(all.map(skeletonOf)) ? this.#list(plural, groups, scope) : [html()];
  }

  #list(name: string, groups: readonly Element[][], scope: Scope): Piece[] {
    const all = groups.flat();
    const item = `item${(this.#lists += 1)}`;
    const inner = { variable: item, data: all.map((): BoxData => ({})), apart: new Set<string>() };
    const pieces = this.#element(all, inner);
    for (const path of this.#ids.keys()) if (path.startsWith(`${item}[`)) this.#ids.delete(path);
    if (inner.data.every(one => Object.keys(one).length === 0)) return all.flatMap(one => this.#leaf([one], scope));
    let at = 0;
    const lists = groups.map(group => inner.data.slice(at, (at += group.length)));
    return [{ kind: 'each', path: this.#path(scope, [name], lists), item, pieces }];
  }

  #inside(elements: readonly Element[], scope: Scope): Piece[] {
    const contents = elements.map(({ innerHTML }) => innerHTML);
    if (elements[0]?.localName === 'template') return [{ kind: 'html', path: this.#path(scope, ['template_html'], contents) }];
    const groups = elements.map(groupsOf);
    return (groups[0] ?? []).flatMap((group, index): Piece[] => {
      const alike = groups.map(one => one[index]);
      if (Array.isArray(group)) return this.#group(alike.filter(one => Array.isArray(one)), scope);
      const { parentElement: parent, data } = group;
      if (!parent || this.#facts.isFixedText(group)) return [escaped(data)];
      const texts = alike.map(one => (one && 'data' in one ? one.data : undefined));
      return [{ kind: 'text', path: this.#path(scope, [this.#facts.nameOf(parent)], texts, 'text') }];
    });
  }
}
