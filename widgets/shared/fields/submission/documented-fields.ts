import * as z from 'zod/mini';
import { text } from '../../calls/schemas.ts';
import { documented, type DocumentedFields } from '../../render/documented-call.ts';
import * as schemas from '../../render/schemas.ts';
import { submissionAnswer } from '../../calls/kept-answers.ts';

/** Request fields with the reader's answer to a captcha. */
export const captchaFields = {
  captchaText: [schemas.text, 'What the reader has read in the captcha, in ASCII digits. Only where the form shows one.'],
  captchaKey: [schemas.text, 'Key of the image that was read.'],
} as const;

export const captchaRequest = documented(captchaFields).schema;

/** Descriptions of the response to every form. */
const submissionFields = {
  ok: '1: saved, the form closes. 2: wrong captcha, the form stays open. Anything else: an error, the form closes.',
  message: 'Shown where the form has no sentence of its own for the case (`data-success`, `data-error`, `data-captcha-error`).',
  captchaKey: 'Key of the form’s next captcha image; without it a random one.',
  '(bare)': 'The value of `ok` alone will do.',
} as const;

/**
 * Response to a refused form, so that the reader can correct it. The browser code accepts it even if parts are missing.
 */
export const submissionRefusal = z.object({
  ok: text,
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  captchaKey: text,
});

export type SubmissionRefusal = z.input<typeof submissionRefusal>;

/** Documentation of the response to a refused form. */
export const submissionRefused: DocumentedFields = {
  schema: submissionRefusal,
  fields: {
    ok: 'Not read: the status says that the form is refused, and it stays open.',
    message: 'Said below the form. Without it, `data-unreachable` of the form.',
    'errors.{name}': 'Said beside the field of that name. The reader is led to the first.',
    captchaKey: 'Key of the form’s next captcha image; without it the image stays.',
  },
};

/** Common documentation of all form calls. */
export const submissionCall = {
  method: 'POST',
  addressFrom: '`data-url` of the form or of its box, or else the `action` of the form.',
  answer: { schema: schemas.schemaOf(submissionAnswer), fields: submissionFields },
  refusal: submissionRefused,
  caching: 'no-store',
} as const;

/** Returns an example response to a refused form, with messages for its fields. */
export const refused = (message: string, errors: Readonly<Record<string, string>>, captchaKey = '') => ({
  status: 422,
  answer: { ok: 0, message, errors, captchaKey },
});

export const refusedPage = {
  says: 'A form without script that is refused comes back as its page, with all that was typed',
  plain: true,
  status: 422,
} as const;
