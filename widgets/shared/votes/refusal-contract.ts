import * as z from 'zod/mini';

/** Response to a vote whose page key is wrong or expired, with a new key. */
export const staleKeyRefusal = z.object({ error: z.string(), captchaKey: z.string() });

export type StaleKeyRefusal = z.input<typeof staleKeyRefusal>;
