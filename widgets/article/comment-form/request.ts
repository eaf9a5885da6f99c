import * as z from 'zod/mini';
import { id } from '../../shared/render/schemas.ts';

/** A comment, its own fields aside: what it is on, and what it replies to. */
export const commentRequest = z.object({
  newsId: id,
  reply: z._default(z.enum(['0', '1']), '0'),
  parentId: z._default(z.string().check(z.regex(/^\d{0,12}$/)), ''),
  written: z._default(z.string().check(z.regex(/^\d{0,15}$/)), ''),
});
