import type { JsonSchema } from '../call-schemas.ts';

/** The parts of a schema that the check uses. */
type Part = JsonSchema & { type?: string | string[]; anyOf?: JsonSchema[]; items?: JsonSchema };

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isOfType = (value: unknown, type: string): boolean => typeOf(value) === type || (type === 'number' && typeof value === 'number');

/**
 * Describes the first mismatch between a response and its contract, such as `the answer has no "newsList"`. Returns
 * undefined if they match.
 */
export function schemaError(value: unknown, schema: JsonSchema, path = 'the answer'): string | undefined {
  const { type, anyOf, required = [], properties = {}, items } = schema as Part;
  if (anyOf) {
    const misfits = anyOf.map(one => schemaError(value, one, path));
    return misfits.includes(undefined) ? undefined : misfits[0];
  }
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.some(one => isOfType(value, one))) return `${path} is ${typeOf(value)}, not ${types.join(' or ')}`;
  if (Array.isArray(value)) {
    return items && value.map((one, index) => schemaError(one, items, `${path}[${index}]`)).find(says => says !== undefined);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map(Object.entries(value));
  const missing = required.find(name => !fields.has(name));
  if (missing !== undefined) return `${path} has no "${missing}"`;
  return [...fields]
    .map(([name, one]) => properties[name] && schemaError(one, properties[name], `${path}.${name}`))
    .find(says => says !== undefined);
}
