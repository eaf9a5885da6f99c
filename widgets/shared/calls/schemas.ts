import * as z from 'zod/mini';

// The parts of zod that contracts use, in one file that loads with the first call. Each further export makes the file
// larger for every phone.
export {
  array, boolean, looseObject, nullable, number, object, optional, pipe, refine, string, transform, union, unknown,
} from 'zod/mini';

/** A non-negative whole number. Servers send it as a number or as text. */
export const numeric = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number));

/** A whole number, also negative. */
export const integer = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number));

/** Replaces a value that a schema refuses. `z.catch` would add 10 kB of zod. */
const otherwise = <Part extends z.ZodMiniType>(innerType: Part, value: z.output<Part>): z.ZodMiniCatch<Part> =>
  new z.ZodMiniCatch({ type: 'catch', innerType, catchValue: () => value }) as z.ZodMiniCatch<Part>;

/** A text. A missing or invalid one becomes empty. */
export const text = otherwise(
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform(value => String(value ?? '')),
  ),
  '',
);

/** A text with at least one visible character, or a number. */
export const filled = z.pipe(z.union([z.string().check(z.regex(/\S/)), z.number()]), z.transform(String));

/** Makes a part optional. An invalid part becomes undefined. */
export const part = <Part extends z.ZodMiniType>(schema: Part) =>
  otherwise<z.ZodMiniOptional<Part>>(z.optional(schema), undefined as z.output<z.ZodMiniOptional<Part>>);

/** Drops the invalid items of a list. Null is an empty list. Fails if all items are invalid. */
export function list<Item extends z.ZodMiniType>(item: Item): z.ZodMiniType<z.output<Item>[], z.input<Item>[]> {
  const usable = z.transform((items: (z.output<Item> | undefined)[]) => items.filter(one => one !== undefined));
  const given = z.transform((items: z.input<Item>[]) => ((items as unknown) === null ? [] : items));
  const read = z.array(part(item)).check(z.refine(items => items.length === 0 || items.some(one => one !== undefined)));
  return z.pipe(given, z.pipe(read, usable) as z.ZodMiniType<z.output<Item>[], z.input<Item>[]>);
}

/** A URL: a path on this host, or an absolute one. */
export const address = z.string().check(z.regex(/^(\/|https?:)/));
