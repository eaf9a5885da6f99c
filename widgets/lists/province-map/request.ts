import * as z from 'zod/mini';

/** The news of the topic that a province has in one of the two sets. */
export const provinceNewsRequest = z.object({
  topic: z.string().check(z.regex(/^\d{1,12}$/)),
  size: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
      z.number().check(z.minimum(1), z.maximum(50)),
    ),
    6,
  ),
  set: z._default(z.enum(['first', 'second']), 'second'),
  edition: z._default(z.enum(['fa', 'en']), 'fa'),
});
