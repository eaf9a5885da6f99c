import * as z from 'zod/mini';

/** What a question about sports may say beside the id in its path. */
export const sportRequest = z.object({ edition: z._default(z.enum(['fa', 'en']), 'fa') });
