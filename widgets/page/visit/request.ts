import * as z from 'zod/mini';
import { id } from '../../shared/render/schemas.ts';

/** Request for a visit to a page. */
export const visitRequest = z.object({
  nid: id,
  obj: z.enum(['news', 'topic', 'keyword', 'person']),
  src: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
});

/** Request for a visit to a video or audio. */
export const mediaVisitRequest = z.object({ mid: id });
