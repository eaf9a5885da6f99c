import type * as z from 'zod';

/** Something that whoever runs the bench can mend: printed as its sentence alone, and ended with exit code 3. */
export class BenchFailure extends Error {
  override name = 'BenchFailure';
}

/** Reads JSON of a shape. Throws a BenchFailure where it is something else: a sentence with the problem in it. */
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
