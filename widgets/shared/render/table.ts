import { type Words, wordsFor } from './words.ts';

/** A part of the markup that a widget reads. */
export interface Parameter {
  /** Selector of the elements in the box that have the part. Empty for the box itself. */
  owner: string;
  /** A setting is in `data-conf`. An element is named by its selector, in which `&` is the owner itself. */
  kind: 'attribute' | 'setting' | 'element';
  name: string;
  /** Type names or allowed values. For elements, their number. */
  types: readonly string[];
  isRequired: boolean;
  /** Default value. */
  preset?: string;
  says: string;
  /** True if it is outside the box. */
  isOutside?: true;
  /** Folder in `widgets/shared` that reads it for several widgets, or `sentences`. */
  folder?: string;
}

/** Rows of a table, possibly nested. */
export type Rows = readonly (Parameter | Rows)[];

/** Descriptions of the types. */
const typeNames = {
  text: 'text', url: 'URL', call: 'URL of a call', absolute: 'URL with its host', id: 'digits', integer: 'integer', number: 'number',
  time: 'time with its zone', zone: 'IANA time zone', boolean: 'true or false', flag: 'no value', list: 'list', json: 'object',
};

type TypeName = keyof typeof typeNames;

/** A type, a text with placeholders such as `{n}`, or the allowed values. */
type Type = TypeName | `text{${string}` | `url{${string}` | readonly string[];

/** Returns all rows of a table as one list. */
export const rowsOf = (rows: Rows): Parameter[] => rows.flatMap(row => ('owner' in row ? [row] : rowsOf(row)));

const changed = (rows: Rows, change: Partial<Parameter>): Parameter[] =>
  rowsOf(rows).map(row => ({ ...row, ...change }));

const part = (kind: Parameter['kind'], name: string, types: Type | [], says: string, preset?: string): Parameter =>
  ({ owner: '', kind, name, types: typeof types === 'string' ? [types] : types, isRequired: false, ...(preset !== undefined && { preset }), says });

/** An attribute of the box, or of the elements that it is put inside. */
export const attribute = (name: string, type: Type | [], says: string, preset?: string): Parameter => part('attribute', name, type, says, preset);

/** A setting in `data-conf`. */
export const setting = (name: string, type: Type, says: string, preset?: string): Parameter => part('setting', name, type, says, preset);

/** The elements that match a selector: any number, or exactly `number`. */
export const element = (selector: string, says: string, number?: number): Parameter =>
  part('element', selector, number === undefined ? [] : [`${number}`], says);

/** Marks a part as required. */
export const required = <Row extends Parameter>(row: Row): Row => ({ ...row, isRequired: true });

/** Assigns rows to the elements that match a selector. */
export const inside = (owner: string, ...rows: Rows): Rows => changed(rows, { owner });

/** Marks rows as outside the box. */
export const outside = (...rows: Rows): Rows => changed(rows, { isOutside: true });

/** Rows that a folder of `widgets/shared` reads for several widgets. */
export const shared = (folder: string, ...rows: Rows): Rows => rowsOf(rows).map(row => ({ folder: `shared/${folder}`, ...row }));

/** A button that must not submit the form around it. */
export const plainButton = (selector: string, says = 'Without it, it submits the form around it.'): Rows =>
  inside(selector, required(attribute('type', ['button'], says)));

/** Returns the messages of one language. */
export type Speaker = <Name extends string>(words: Words<Name>) => Readonly<Record<Name, string>>;

/** Default messages of a box: by selector of their elements and by name in `dataset`. */
export type Sentences = (of: Speaker) => Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns labels by their names in `dataset`, for example `skipInLabel` for `skipIn`. */
export const labels = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}Label`, text]));

/** Converts a name in `dataset` to an attribute name. */
export const attributeName = (name: string): `data-${string}` => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

const code = (text: string): string => `\`${text}\``;

const placesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** Returns messages as rows of the table. */
const sentenceRows = (sentences: ReturnType<Sentences>): Rows =>
  Object.entries(sentences).map(([owner, texts]) =>
    Object.entries(texts).map(([name, says]): Parameter => {
      const type = `text${placesIn(says).join('')}`;
      return { owner, kind: 'attribute', name: attributeName(name), types: [type], isRequired: false, says, folder: 'sentences' };
    }),
  );

/** A widget's `table.ts`: the markup that it reads, and its default messages. */
export interface Table {
  parts: Rows;
  sentences?: Sentences;
}

/** Returns a function that looks up messages in a language. */
export const speaker = (language: string): Speaker => words => wordsFor(words, language);

/** Returns the default messages of a table in a language. */
export const sentencesFor = ({ sentences }: Table, language: string): ReturnType<Sentences> =>
  sentences?.(speaker(language)) ?? {};

/** Converts names in `dataset` to attribute names. */
export const attributes = <Text extends string | undefined>(
  texts: Readonly<Record<string, Text>>,
): Record<`data-${string}`, Text> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [attributeName(name), text]));

/** Returns the messages of a box, or of its elements that match a selector, as attributes. */
export const printed = (sentences: Sentences, language: string, selector = ''): Record<`data-${string}`, string> =>
  attributes(sentences(speaker(language))[selector] ?? {});

/** Returns all parts that a widget reads, including its messages. */
export const parametersOf = (table: Table): Parameter[] => rowsOf([table.parts, sentenceRows(sentencesFor(table, 'en'))]);

/** Returns the description of a type with its placeholders. */
export function typeName(type: string): string {
  const [name = ''] = type.split('{');
  const known = Object.entries(typeNames).find(([one]) => one === name);
  return known ? [known[1], ...placesIn(type).map(code)].join(' with ') : code(type);
}

/** Returns a parameter as a row of Markdown: its name, its value and its purpose. */
export function rowOf(parameter: Parameter): [string, string, string] {
  const { owner, kind, name, types, isRequired, preset, says, isOutside, folder } = parameter;
  const place = [isOutside ? 'outside:' : '', owner && code(owner), kind === 'setting' ? code('data-conf') : ''];
  const self = owner ? 'only as' : 'box:';
  const what = kind === 'element' && name.startsWith('&') ? `${self} ${code(name.slice(1))}` : code(name);
  const value = folder === 'sentences' ? 'sentence' : types.map(typeName).join(' or ');
  const rest = [isRequired ? 'required' : '', preset === undefined ? '' : `${code(preset)} without it`];
  return [[...place, what].filter(Boolean).join(' '), [value, ...rest].filter(Boolean).join('; '), says];
}
