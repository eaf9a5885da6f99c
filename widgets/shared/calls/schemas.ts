import * as z from 'zod/mini';

// What contracts are made with. It comes in one file, with the first call: each name more is more for every phone.
export {
  array, boolean, looseObject, nullable, number, object, optional, pipe, string, transform, union, unknown,
} from 'zod/mini';

/** A number: servers print them as numbers or as text. */
export const numeric = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number));

/** The same, which may be negative. */
export const integer = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number));

/** A text that is missing or null is empty. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform(value => String(value ?? '')),
);

/** Where something is: a path of this host, or a whole address. */
export const address = z.string().check(z.regex(/^(\/|https?:)/));
