import * as z from 'zod/mini';
import { mostFollowed } from '../../shared/base/followed.ts';

/** The news of which lists of an edition to answer with. */
export const followingRequest = z.object({
  edition: z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), 'fa'),
  of: z.array(z.string().check(z.regex(/^\/[\w/-]{1,80}$/))).check(z.minLength(1), z.maxLength(mostFollowed)),
});
