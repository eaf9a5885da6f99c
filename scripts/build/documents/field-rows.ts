import * as z from 'zod';
import type { DocumentedFields } from '../../../widgets/shared/render/documented-call.ts';

/** The part of JSON Schema that our schemas come to. */
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

export interface FieldRow {
  /** A field's name, or its path in an answer. */
  path: string;
  type: string;
  isOptional: boolean;
}

/** How a field of any name, and an answer that is no object, are called. */
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

/** A row for each field of a schema, as a request or a server writes it. */
export const fieldRows = ({ schema }: Pick<DocumentedFields, 'schema'>): FieldRow[] =>
  rowsOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '', false);
