import type * as z from 'zod';

/** An error that the user of the bench can fix. Prints only its message and exits with code 3. */
export class BenchFailure extends Error {
  override name = 'BenchFailure';
}

/** Parses JSON with a schema. Throws a BenchFailure with the problem if it does not match. */
export function parseJson<Shape>(text: string, schema: z.ZodType<Shape>, sentence: (problem: string) => string): Shape {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BenchFailure(sentence('it is no JSON'));
  }
  const { data, error, success } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new BenchFailure(sentence(`"${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'it has another shape'}`));
}
