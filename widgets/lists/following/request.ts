import * as z from 'zod/mini';

/** The news of which lists of an edition to answer with. */
export const followingRequest = z.object({
  edition: z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), 'fa'),
  of: z.string().check(z.regex(/^\/\w[\w/-]{0,79}(,\/\w[\w/-]{0,79}){0,29}$/)),
});
