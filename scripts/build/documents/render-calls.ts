import * as z from 'zod';
import { answerText, requestText } from '../../../widgets/shared/render/call-text.ts';
import type {
  CallsReference,
  DocumentedCall,
  DocumentedFields,
  Sample,
} from '../../../widgets/shared/render/documented-call.ts';

/** Part of JSON Schema that our schemas use. */
interface JsonSchema {
  type?: string | string[];
  pattern?: string;
  enum?: unknown[];
  default?: string | number;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
}

interface FieldRow {
  /** Name of a field, or its path in a response. */
  path: string;
  type: string;
  isOptional: boolean;
}

/** Placeholders for a field with any name, and for a response that is no object. */
const anyName = '{name}';
const bare = '(bare)';

const names: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', array: 'list', null: '`null`' };

const isObject = ({ properties, additionalProperties }: JsonSchema): boolean =>
  properties !== undefined || typeof additionalProperties === 'object';

function typeOf({ type, pattern, enum: values, anyOf, default: preset }: JsonSchema): string {
  const suffix = preset === undefined || preset === '' ? '' : `; \`${preset}\` without it`;
  if (values) return values.map(value => `\`${String(value)}\``).join(', ') + suffix;
  if (anyOf) return anyOf.map(typeOf).join(' or ') + suffix;
  if (type === undefined) return `anything${suffix}`;
  const text = [type].flat().map(name => names[name] ?? name).join(' or ');
  return (pattern ? `${text} \`${pattern}\`` : text) + suffix;
}

function rowsOf(schema: JsonSchema, path: string, isOptional: boolean): FieldRow[] {
  const { anyOf, properties = {}, required = [], additionalProperties, items } = schema;
  if (anyOf?.some(isObject)) {
    const objects = anyOf.filter(isObject).flatMap(part => rowsOf(part, path, isOptional));
    const rest = anyOf.filter(part => !isObject(part));
    return rest.length > 0 ? [...objects, ...rowsOf({ anyOf: rest }, path, true)] : objects;
  }
  const inside = (name: string): string => (path ? `${path}.${name}` : name);
  if (isObject(schema)) {
    const named = Object.entries(properties).flatMap(([name, part]) =>
      rowsOf(part, inside(name), !required.includes(name)),
    );
    const others = typeof additionalProperties === 'object' ? rowsOf(additionalProperties, inside(anyName), true) : [];
    return [...named, ...others];
  }
  if (items) {
    const list = { path: `${path}[]`, type: 'list', isOptional };
    return isObject(items) ? [list, ...rowsOf(items, `${path}[]`, false)] : [list];
  }
  return [{ path: path || bare, type: typeOf(schema), isOptional: path === '' ? false : isOptional }];
}

/** Returns a row for each field of a schema's input. */
export const fieldRows = ({ schema }: Pick<DocumentedFields, 'schema'>): FieldRow[] =>
  rowsOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '', false);

const intro = `# The calls

What the widgets ask your server, and what it must answer: URLs, fields, answers and refusals. Every example is tested with
our newsroom, whose ids they have, and with the server to copy in the package's \`dist/servers\`. Sentences are in the language
of the reader’s page.`;

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** Returns the id of a heading, as GitHub and others create it. */
export const idOf = (title: string): string =>
  title.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s+/g, '-');

const renderSample = (call: DocumentedCall, sample: Sample): string =>
  `${sample.says}:\n\n${code('http', `${requestText(call, sample)}\n\n${answerText(sample)}`)}`;

/** Table rows printed so far, with a link to their call. */
type Texts = Map<string, string>;

/** Returns the top-level field of a path; nested fields share its table. */
const rootOf = (path: string): string => path.split('.')[0] ?? '';

function renderFields(title: string, documented: DocumentedFields | undefined, told: Texts, link: string): string[] {
  const rows = documented ? fieldRows(documented) : [];
  if (!documented || rows.length === 0) return [];
  const lineOf = ({ path, type, isOptional }: FieldRow): string => {
    const name = path === '(bare)' ? '*the answer itself*' : `\`${path}\``;
    return `| ${name}${isOptional ? ' (optional)' : ''} | ${cell(type)} | ${cell(documented.fields[path] ?? '')} |`;
  };
  const lines = Object.entries(Object.groupBy(rows, ({ path }) => rootOf(path))).flatMap(([root, group = []]) => {
    const own = group.filter(({ path }) => path === root).map(lineOf);
    const below = group.filter(({ path }) => path !== root).map(lineOf);
    const before = told.get(below.join('\n'));
    if (before === undefined) told.set(below.join('\n'), link);
    return [...own, ...(before === undefined || below.length < 3 ? below : [`| \`${root}.…\` | | As in ${before}. |`])];
  });
  return [[`| ${title} | type | |`, '| --- | --- | --- |', ...lines].join('\n')];
}

function renderCall(call: DocumentedCall, told: Texts): string {
  const [first, ...others] = call.samples;
  const link = `[${call.title}](#${idOf(call.title)})`;
  const facts = [
    `- **Address:** ${call.addressFrom}`,
    `- **Caching:** \`${call.caching}\``,
    ...(call.cookies ? [`- **Cookies:** for a new reader, the stand-in newsroom sets ${call.cookies.map(name => `\`${name}\``).join(', ')}.`] : []),
    ...(call.notes ?? []).map(note => `- ${note}`),
  ].join('\n');
  return [
    `### ${call.title}`,
    `\`${call.method} ${call.address}\``,
    call.does,
    ...(first ? [renderSample(call, first)] : []),
    facts,
    ...renderFields('request', call.request, told, link),
    ...renderFields('answer', call.answer, told, link),
    ...(call.refusal === call.answer ? [] : renderFields('refusal (4xx)', call.refusal, told, link)),
    ...others.map(sample => renderSample(call, sample)),
  ].join('\n\n');
}

function renderReference({ title, calls, notes = [] }: CallsReference): string {
  const told: Texts = new Map();
  const texts = notes.map(note => `### ${note.title}\n\n${note.text}`);
  return [`## ${title}`, ...calls.map(call => renderCall(call, told)), ...texts].join('\n\n');
}

function renderContents(references: readonly CallsReference[]): string {
  const rows = references.flatMap(({ calls }) =>
    calls.map(({ title, method, address }) => `| \`${method} ${address}\` | [${title}](#${idOf(title)}) |`),
  );
  return ['| call | |', '| --- | --- |', ...rows].join('\n');
}

export const renderCalls = (references: readonly CallsReference[]): string =>
  `${[intro, renderContents(references), ...references.map(renderReference)].join('\n\n')}\n`;
