/** A `parameters.json`: by what a widget reads, its type with `!` (required) or `=` (default), and what it does. */
export type WrittenParameters = Readonly<Record<string, readonly string[]>>;

/** One thing that a widget reads in the markup. */
export interface Parameter {
  /** Selector of the elements in the box that have it; empty for the box itself. */
  owner: string;
  /** A setting is in `data-conf`. An element is named by its selector: `&` is the owner itself. */
  kind: 'attribute' | 'setting' | 'element';
  name: string;
  /** Names of types, or the values that there are; empty for elements. */
  types: readonly string[];
  isRequired: boolean;
  /** What holds without it. */
  preset?: string;
  says: string;
  /** It stands outside of the box. */
  isOutside?: true;
  /** The room of `widgets/shared` that reads it for several widgets, or `sentences`. */
  room?: string;
}

/** The sentences that a box may leave out, in English, by the name in `dataset`, by the selector of their owner. */
type WrittenSentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const kinds = { '@': 'attribute', conf: 'setting' } as const;

function parameterOf(key: string, [value = '', says = '']: readonly string[]): Parameter {
  const [, page, ownerPart, thing = ''] = /^(page \/ )?(?:(.*) \/ )?(.*)$/.exec(key) ?? [];
  const [, sign, name = thing] = /^(@|conf)\.?(.*)$/.exec(thing) ?? [];
  const [, types = '', mark, preset] = /^([^!=]*)(!|=)?(.*)$/.exec(value) ?? [];
  return {
    owner: ownerPart ?? '',
    kind: sign === '@' || sign === 'conf' ? kinds[sign] : 'element',
    name,
    types: types ? types.split('|') : [],
    isRequired: mark === '!',
    ...(mark === '=' && preset !== undefined && { preset }),
    says,
    ...(page && { isOutside: true }),
  };
}

/** All that a widget reads: its own parameters, those of the rooms that it names in `also`, and its sentences. */
export function readParameters(
  { also = [], ...own }: WrittenParameters,
  rooms: Readonly<Record<string, WrittenParameters>>,
  sentences: WrittenSentences = {},
): Parameter[] {
  const shared = also.flatMap(room =>
    readParameters(rooms[room] ?? {}, rooms).map((parameter): Parameter => ({ room, ...parameter })),
  );
  const said = Object.entries(sentences).flatMap(([owner, texts]) =>
    Object.entries(texts).map(([name, says]): Parameter => {
      const attribute = `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
      const places = says.match(/\{\w+\}/g) ?? [];
      return { owner, kind: 'attribute', name: attribute, types: [`text${places.join('')}`], isRequired: false, says, room: 'sentences' };
    }),
  );
  return [...Object.entries(own).map(([key, value]) => parameterOf(key, value)), ...shared, ...said];
}

const code = (text: string): string => `\`${text}\``;

/** What types are called. */
const typeNames: Readonly<Record<string, string>> = {
  text: 'text', url: 'URL', call: 'URL of a call', absolute: 'URL with its host', id: 'digits', integer: 'integer', number: 'number',
  time: 'time with its zone', zone: 'IANA time zone', boolean: 'true or false', flag: 'no value', list: 'list', json: 'object',
};

/** What a type is called, with the places that its values have. */
export function typeName(type: string): string {
  const [, name = type, places = ''] = /^(\w+)((?:\{\w+\})+)$/.exec(type) ?? [];
  const known = typeNames[name];
  return known ? [known, ...(places.match(/\{\w+\}/g) ?? []).map(code)].join(' with ') : code(type);
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
