import * as z from 'zod/mini';
import { id } from '../../shared/render/schemas.ts';

/** A visit to something that has a page. */
export const visitRequest = z.object({
  nid: id,
  obj: z.enum(['news', 'topic', 'keyword', 'person']),
  src: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
});

/** A visit to a video or an audio. */
export const mediaVisitRequest = z.object({ mid: id });
