import * as z from 'zod/mini';
import { text } from '../../render/schemas.ts';

/** What a form's reader has read in its captcha. */
export const captchaRequest = z.object({ captchaText: text, captchaKey: text });
