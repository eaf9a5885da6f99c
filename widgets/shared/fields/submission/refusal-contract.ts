import * as z from 'zod/mini';
import { text } from '../../calls/schemas.ts';

/** Why a form was refused, so that its reader may correct it. The phone reads it by hand, and does without any part. */
export const submissionRefusal = z.object({
  ok: text,
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  captchaKey: text,
});

export type SubmissionRefusal = z.input<typeof submissionRefusal>;
