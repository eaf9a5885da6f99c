import * as z from 'zod/mini';

// Tools for contracts. They come in one file, with the first call: each name more is more for every phone.
export {
  array, boolean, looseObject, nullable, number, object, optional, pipe, refine, string, transform, union, unknown,
} from 'zod/mini';

/** A number: servers print them as numbers or as text. */
export const numeric = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number));

/** The same, which may be negative. */
export const integer = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number));

/** Takes a value in place of what a schema refuses. `z.catch` would bring 10 kB of zod that nothing here calls. */
const otherwise = <Part extends z.ZodMiniType>(innerType: Part, value: z.output<Part>): z.ZodMiniCatch<Part> =>
  new z.ZodMiniCatch({ type: 'catch', innerType, catchValue: () => value }) as z.ZodMiniCatch<Part>;

/** A text; a missing or wrong one is empty. */
export const text = otherwise(
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform(value => String(value ?? '')),
  ),
  '',
);

/** A text that says something: what has none cannot be shown. */
export const filled = z.pipe(z.union([z.string().check(z.regex(/\S/)), z.number()]), z.transform(String));

/** Leaves out a part that a server has left empty, or that cannot be used. */
export const part = <Part extends z.ZodMiniType>(schema: Part) =>
  otherwise<z.ZodMiniOptional<Part>>(z.optional(schema), undefined as z.output<z.ZodMiniOptional<Part>>);

/** Reads a list without the items that cannot be shown; null is an empty one. It fails if no item can be shown. */
export function list<Item extends z.ZodMiniType>(item: Item): z.ZodMiniType<z.output<Item>[], z.input<Item>[]> {
  const usable = z.transform((items: (z.output<Item> | undefined)[]) => items.filter(one => one !== undefined));
  const given = z.transform((items: z.input<Item>[]) => ((items as unknown) === null ? [] : items));
  const read = z.array(part(item)).check(z.refine(items => items.length === 0 || items.some(one => one !== undefined)));
  return z.pipe(given, z.pipe(read, usable) as z.ZodMiniType<z.output<Item>[], z.input<Item>[]>);
}

/** Address: a path of this host, or a whole one. */
export const address = z.string().check(z.regex(/^(\/|https?:)/));
