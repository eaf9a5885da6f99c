import * as z from 'zod/mini';
import { text } from '../../shared/render/schemas.ts';

const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** The part of a list to page in. */
export const newsListRequest = z.object({
  place: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
  topic: z._default(z.string().check(z.regex(/^\d{0,12}$/)), ''),
  from: z._default(digits, 0),
  size: z._default(z.pipe(digits, z.number().check(z.minimum(1), z.maximum(50))), 5),
  seqKey: text,
});
