import { type Words, wordsFor } from './words.ts';

/** One thing that a widget reads in the markup. */
export interface Parameter {
  /** Selector of the elements in the box that have it; empty for the box itself. */
  owner: string;
  /** A setting is in `data-conf`. An element is named by its selector: `&` is the owner itself. */
  kind: 'attribute' | 'setting' | 'element';
  name: string;
  /** Names of types, or the values that there are; of elements, how many. */
  types: readonly string[];
  isRequired: boolean;
  /** Value without it. */
  preset?: string;
  says: string;
  /** It stands outside of the box. */
  isOutside?: true;
  /** The room of `widgets/shared` that reads it for several widgets, or `sentences`. */
  room?: string;
}

/** The rows of a table, in lists of lists. */
export type Rows = readonly (Parameter | Rows)[];

/** Names of types. */
const typeNames = {
  text: 'text', url: 'URL', call: 'URL of a call', absolute: 'URL with its host', id: 'digits', integer: 'integer', number: 'number',
  time: 'time with its zone', zone: 'IANA time zone', boolean: 'true or false', flag: 'no value', list: 'list', json: 'object',
};

type TypeName = keyof typeof typeNames;

/** A type, also a text with places such as `{n}`; or the values that there are. */
type Type = TypeName | `text{${string}` | `url{${string}` | readonly string[];

/** All rows of a table, one after the other. */
export const rowsOf = (rows: Rows): Parameter[] => rows.flatMap(row => ('owner' in row ? [row] : rowsOf(row)));

const changed = (rows: Rows, change: Partial<Parameter>): Parameter[] =>
  rowsOf(rows).map(row => ({ ...row, ...change }));

const part = (kind: Parameter['kind'], name: string, types: Type | [], says: string, preset?: string): Parameter =>
  ({ owner: '', kind, name, types: typeof types === 'string' ? [types] : types, isRequired: false, ...(preset !== undefined && { preset }), says });

/** An attribute of the box, or of the elements that it is inside of. */
export const attribute = (name: string, type: Type | [], says: string, preset?: string): Parameter => part('attribute', name, type, says, preset);

/** A setting in `data-conf`. */
export const setting = (name: string, type: Type, says: string, preset?: string): Parameter => part('setting', name, type, says, preset);

/** The elements of a selector: any number of them, or exactly so many. */
export const element = (selector: string, says: string, number?: number): Parameter =>
  part('element', selector, number === undefined ? [] : [`${number}`], says);

/** Marks a part as needed by the box. */
export const required = <Row extends Parameter>(row: Row): Row => ({ ...row, isRequired: true });

/** Puts rows into the elements of a selector. */
export const inside = (owner: string, ...rows: Rows): Rows => changed(rows, { owner });

/** Puts rows somewhere else on the page. */
export const outside = (...rows: Rows): Rows => changed(rows, { isOutside: true });

/** Rows that a room of `widgets/shared` reads for several widgets. */
export const shared = (room: string, ...rows: Rows): Rows => rowsOf(rows).map(row => ({ room: `shared/${room}`, ...row }));

/** A button that does not send the form around it. */
export const plainButton = (selector: string, says = 'Without it, it submits the form around it.'): Rows =>
  inside(selector, required(attribute('type', ['button'], says)));

/** Sentences of a language, by what has them in all. */
export type Speaker = <Name extends string>(words: Words<Name>) => Readonly<Record<Name, string>>;

/** The sentences that a box may leave out, by the name in `dataset`, by the selector of the elements that have them. */
export type Sentences = (of: Speaker) => Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Labels by the names that a box has them by in its `dataset`: `skipInLabel` for `skipIn`. */
export const labels = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}Label`, text]));

/** The name of an attribute by that in `dataset`. */
export const attributeName = (name: string): `data-${string}` => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

const code = (text: string): string => `\`${text}\``;

const placesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** Sentences as rows, in the language that they are in. */
const sentenceRows = (sentences: ReturnType<Sentences>): Rows =>
  Object.entries(sentences).map(([owner, texts]) =>
    Object.entries(texts).map(([name, says]): Parameter => {
      const type = `text${placesIn(says).join('')}`;
      return { owner, kind: 'attribute', name: attributeName(name), types: [type], isRequired: false, says, room: 'sentences' };
    }),
  );

/** The `table.ts` of a widget: what it reads in its markup, and what that may leave out. */
export interface Table {
  parts: Rows;
  sentences?: Sentences;
}

/** Says what words have in a language. */
export const speaker = (language: string): Speaker => words => wordsFor(words, language);

/** The sentences of a table in a language. */
export const sentencesFor = ({ sentences }: Table, language: string): ReturnType<Sentences> =>
  sentences?.(speaker(language)) ?? {};

/** Attributes by their names in `dataset`. */
export const attributes = <Text extends string | undefined>(
  texts: Readonly<Record<string, Text>>,
): Record<`data-${string}`, Text> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [attributeName(name), text]));

/** The sentences of a box, or of the elements in it of a selector, as their attributes. */
export const printed = (sentences: Sentences, language: string, selector = ''): Record<`data-${string}`, string> =>
  attributes(sentences(speaker(language))[selector] ?? {});

/** All that a widget reads, and its sentences. */
export const parametersOf = (table: Table): Parameter[] => rowsOf([table.parts, sentenceRows(sentencesFor(table, 'en'))]);

/** Name of a type, with the places that its values have. */
export function typeName(type: string): string {
  const [name = ''] = type.split('{');
  const known = Object.entries(typeNames).find(([one]) => one === name);
  return known ? [known[1], ...placesIn(type).map(code)].join(' with ') : code(type);
}

/** A parameter in a row of Markdown: what it is, its value, and what it does. */
export function rowOf(parameter: Parameter): [string, string, string] {
  const { owner, kind, name, types, isRequired, preset, says, isOutside, room } = parameter;
  const place = [isOutside ? 'outside:' : '', owner && code(owner), kind === 'setting' ? code('data-conf') : ''];
  const self = owner ? 'only as' : 'box:';
  const what = kind === 'element' && name.startsWith('&') ? `${self} ${code(name.slice(1))}` : code(name);
  const value = room === 'sentences' ? 'sentence' : types.map(typeName).join(' or ');
  const rest = [isRequired ? 'required' : '', preset === undefined ? '' : `${code(preset)} without it`];
  return [[...place, what].filter(Boolean).join(' '), [value, ...rest].filter(Boolean).join('; '), says];
}
