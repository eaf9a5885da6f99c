import fc, { type Arbitrary } from 'fast-check';
import { count, id, sentence } from './arbitraries.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the ids of all list items in a value, because other values may refer to them. */
function idsIn(value: unknown, isItem = false): string[] {
  if (Array.isArray(value)) return value.flatMap(item => idsIn(item, true));
  if (!isRecord(value)) return [];
  return [...(isItem ? [String(value.id)] : []), ...Object.values(value).flatMap(inner => idsIn(inner))];
}

const address = fc.oneof(fc.webPath().map(path => `/a${path}`), fc.webUrl());

/** Matches keywords such as `video`, dates and empty texts. */
const fixed = /^([a-z][a-z-]*\d*|\d{4}-\d\d-\d\d.*)?$/;

/** Generates a text of the same kind: an id, a URL or a sentence. Keeps texts that other values refer to. */
function textLike(text: string, kept: ReadonlySet<string>): Arbitrary<string> {
  if (kept.has(text) || fixed.test(text)) return fc.constant(text);
  return /^\d+$/.test(text) ? id : /^(\/|https?:)/.test(text) ? address : sentence;
}

const numberLike = (number: number): Arbitrary<number> =>
  Number.isInteger(number) ? count : fc.double({ min: 0, max: number, noNaN: true });

const valuesLike = (values: readonly unknown[], kept: ReadonlySet<string>): Arbitrary<unknown[]> =>
  fc.tuple(...values.map(value => like(value, kept)));

/** Generates a value of the same structure with other texts, numbers and booleans. */
function like(value: unknown, kept: ReadonlySet<string>): Arbitrary<unknown> {
  if (typeof value === 'string') return textLike(value, kept);
  if (typeof value === 'number') return numberLike(value);
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value)) return valuesLike(value, kept);
  if (value instanceof Map) {
    const keys = [...value.keys()];
    return valuesLike([...value.values()], kept).map(all => new Map(keys.map((key, index) => [key, all[index]])));
  }
  if (!isRecord(value)) return fc.constant(value);
  return fc.record(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, like(inner, kept)])));
}

/** Generates data that resemble the props of examples. */
export const similarData = (samples: readonly object[]): Arbitrary<object> =>
  fc.oneof(...samples.map(sample => like(sample, new Set(idsIn(sample))) as Arbitrary<object>));
