import type { Parameter } from '../shared/render/table.ts';
import type { JsonSchema } from './call-schemas.ts';
import { jsonOf } from './json-of.ts';

/**
 * Fills in a selector such as `&.slider-{items}` with the element's settings. Returns undefined if a setting is
 * missing.
 */
export function selectorOf(name: string, element: Element): string | undefined {
  const settings = new Map<string, unknown>(Object.entries(jsonOf(element.getAttribute('data-conf') ?? '') ?? {}));
  const filled = name.replace(/^&/, '').replace(/\{(\w+)\}/g, (place, key: string) => {
    const value = settings.get(key);
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : place;
  });
  return filled.includes('{') ? undefined : filled;
}

/**
 * Attributes, settings and parts of an element that a widget reads. The number of a part says how many elements match
 * its selector.
 */
interface ReadElement {
  attributes: Record<string, string>;
  settings: Record<string, unknown>;
  elements: Record<string, number>;
}

/** A box in the form that its schema describes. */
export interface ReadBox extends ReadElement {
  /** Nested elements by the selector of their owner. */
  inside: Record<string, ReadElement[]>;
}

/** Patterns of attribute types. */
const attributeTypes = new Map(Object.entries({
  text: '', flag: '', url: '^\\S*$', call: '^\\S*$', absolute: '^https?://[^/\\s]\\S*$', id: '^\\d+$', integer: '^-?\\d+$',
  number: '^-?\\d+(\\.\\d+)?$', time: '^(?!\\d{4}-\\d\\d-\\d\\d[T ][\\d:.]+$)', zone: '',
}));

const escaped = (text: string): string => text.replace(/\W/g, '\\$&');

/**
 * Returns the pattern of an attribute type. `text{n}` accepts an empty text, a text with `{n}`, or a number in its
 * place. `poll-{data-id}` accepts such a text with the value filled in. Returns undefined for a type that is itself a
 * value.
 */
export function patternOf(type: string): string | undefined {
  const [, name = type, places = ''] = /^(\w+)((?:\{\w+\})+)$/.exec(type) ?? [];
  const known = attributeTypes.get(name);
  if (known !== undefined) {
    return places.replace(/\{\w+\}/g, place => `(?=^$|[\\s\\S]*${escaped(place)}|[^{%]*[\\d٠-٩۰-۹][^{%]*$)`) + known;
  }
  return type.includes('{') ? `^${type.replace(/\{[\w-]+\}/g, '.+')}$` : undefined;
}

const settingTypes: Readonly<Record<string, JsonSchema>> = {
  text: { type: ['string', 'number', 'null'] }, url: { type: 'string' }, id: { type: ['string', 'integer'], pattern: '^\\d*$' },
  integer: { type: ['integer', 'string'], pattern: '^\\d+$' }, number: { type: ['number', 'string'] },
  boolean: { type: 'boolean' }, list: { type: 'array' }, json: { type: 'object' },
};

const anyOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas };

function valueOf({ kind, name, types, isRequired, preset, says }: Parameter): JsonSchema {
  const about = { description: says, ...(preset !== undefined && { default: preset }) };
  if (kind === 'element') {
    const [number = name.startsWith('&') ? 1 : undefined] = types.map(Number);
    return { ...about, type: 'integer', minimum: isRequired ? (number ?? 1) : 0, ...(number !== undefined && { maximum: number }) };
  }
  const schemaOf = (type: string): JsonSchema | undefined => {
    const pattern = patternOf(type);
    return kind === 'setting' ? settingTypes[type] : pattern === undefined ? undefined : { ...(pattern && { pattern }) };
  };
  const values = types.filter(type => !schemaOf(type));
  const ofTypes = types.map(schemaOf).filter(schema => schema !== undefined);
  const schemas = values.length > 0 ? [...ofTypes, { enum: values }] : ofTypes;
  return { ...about, ...(kind === 'attribute' && { type: 'string' }), ...anyOf(schemas) };
}

const parts = { attributes: 'attribute', settings: 'setting', elements: 'element' } as const;

const objectOf = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema =>
  ({ type: 'object', properties, ...(required.length > 0 && { required }) });

const elementSchema = (rows: readonly Parameter[]): JsonSchema =>
  objectOf(Object.fromEntries(Object.entries(parts).map(([part, kind]) => {
    const own = rows.filter(row => row.kind === kind);
    const required = own.filter(({ isRequired, name }) => isRequired && !name.includes('{')).map(({ name }) => name);
    return [part, objectOf(Object.fromEntries(own.map(row => [row.name, valueOf(row)])), required)];
  })));

/** Groups rows by the selector of their owner. */
const byOwner = (parameters: readonly Parameter[]): Record<string, Parameter[]> => {
  const owners: Record<string, Parameter[]> = { '': [] };
  for (const one of parameters) if (!one.isOutside) (owners[one.owner] ??= []).push(one);
  return owners;
};

/** Returns the JSON Schema of a box as `readBox` reads it. */
export function boxSchema(parameters: readonly Parameter[]): JsonSchema {
  const { '': own = [], ...owners } = byOwner(parameters);
  const inside = Object.entries(owners).map(([owner, rows]) => [owner, { type: 'array', items: elementSchema(rows) }]);
  const { properties } = elementSchema(own);
  return objectOf({ ...properties, inside: objectOf(Object.fromEntries(inside) as Record<string, JsonSchema>, []) });
}

/** Returns the elements that match a selector, including the element itself. */
export const found = (element: Element, selector: string): Element[] =>
  [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];

function readElement(element: Element, rows: readonly Parameter[]): ReadElement {
  const named = (kind: Parameter['kind']): string[] => rows.filter(row => row.kind === kind).map(({ name }) => name);
  const conf = jsonOf(element.getAttribute('data-conf') ?? '{}');
  const known = new Set(named('setting'));
  const attributes = named('attribute').flatMap(name => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const elements = named('element').flatMap(name => {
    const selector = selectorOf(name, element);
    if (selector === undefined) return [];
    return [[name, name.startsWith('&') ? Number(element.matches(selector)) : found(element, selector).length] as const];
  });
  const settings = Object.entries(typeof conf === 'object' && conf ? conf : {}).filter(([name]) => known.has(name));
  return {
    attributes: Object.fromEntries(attributes),
    settings: Object.fromEntries(settings),
    elements: Object.fromEntries(elements),
  };
}

/** Reads the parts of a box that its widget reads. */
export function readBox(box: Element, parameters: readonly Parameter[]): ReadBox {
  const { '': own = [], ...owners } = byOwner(parameters);
  const inside = Object.entries(owners).map(
    ([owner, rows]) => [owner, found(box, owner).map(one => readElement(one, rows))] as const,
  );
  return { ...readElement(box, own), inside: Object.fromEntries(inside) };
}
