import * as z from 'zod/mini';

export const id = z.string().check(z.regex(/^\d{1,12}$/));

/** Whether a key or what somebody has typed is right, its store knows. */
export const text = z._default(z.string(), '');
