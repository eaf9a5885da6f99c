import * as z from 'zod/mini';
import { text } from '../../calls/schemas.ts';

/** Why a form was refused, so that its reader may correct it. The phone reads it by hand: any part may be missing. */
export const submissionRefusal = z.object({
  ok: text,
  message: text,
  errors: z.optional(z.record(z.string(), z.string())),
  captchaKey: text,
});

export type SubmissionRefusal = z.input<typeof submissionRefusal>;
