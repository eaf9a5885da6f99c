import * as z from 'zod/mini';

/** Refusal of a vote whose page key is wrong or old, with the key to send it again. */
export const staleKeyRefusal = z.object({ error: z.string(), captchaKey: z.string() });

export type StaleKeyRefusal = z.input<typeof staleKeyRefusal>;
