import * as z from 'zod/mini';

/** Why a vote was refused whose page key is none, or none any more, and the key to send it again with. */
export const staleKeyRefusal = z.object({ error: z.string(), captchaKey: z.string() });

export type StaleKeyRefusal = z.input<typeof staleKeyRefusal>;
