import fc, { type Arbitrary } from 'fast-check';
import { count, id, sentence } from './arbitraries.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The ids of the items of all lists in a value: others may name them. */
function idsIn(value: unknown, isItem = false): string[] {
  if (Array.isArray(value)) return value.flatMap(item => idsIn(item, true));
  if (!isRecord(value)) return [];
  return [...(isItem ? [String(value.id)] : []), ...Object.values(value).flatMap(inner => idsIn(inner))];
}

const address = fc.oneof(fc.webPath().map(path => `/a${path}`), fc.webUrl());

/** Words of a program, such as `video`, days, and what is nothing. */
const fixed = /^([a-z][a-z-]*\d*|\d{4}-\d\d-\d\d.*)?$/;

/** A text like another: an id, an address or a sentence, unless others have to find it. */
function textLike(text: string, kept: ReadonlySet<string>): Arbitrary<string> {
  if (kept.has(text) || fixed.test(text)) return fc.constant(text);
  return /^\d+$/.test(text) ? id : /^(\/|https?:)/.test(text) ? address : sentence;
}

const numberLike = (number: number): Arbitrary<number> =>
  Number.isInteger(number) ? count : fc.double({ min: 0, max: number, noNaN: true });

const valuesLike = (values: readonly unknown[], kept: ReadonlySet<string>): Arbitrary<unknown[]> =>
  fc.tuple(...values.map(value => like(value, kept)));

/** A value like another: of the same form, with other texts, numbers and answers to yes or no. */
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

/** Data like one of those that examples are printed from. */
export const similarData = (samples: readonly object[]): Arbitrary<object> =>
  fc.oneof(...samples.map(sample => like(sample, new Set(idsIn(sample))) as Arbitrary<object>));
