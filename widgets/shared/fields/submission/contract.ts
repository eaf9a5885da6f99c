import type { RenderedAnswer, Schemas } from '../../calls/contract.ts';

/**
 * Answer to a comment, a save form or a subscription: ok 1 is success, 2 a wrong captcha, anything else an error; in an
 * object, or bare.
 */
export const submissionAnswer = (z: Schemas) =>
  z.union([
    z.object({ ok: z.text, message: z.text, captchaKey: z.text }),
    z.pipe(
      z.nullable(z.union([z.string(), z.number(), z.boolean()])),
      z.transform(ok => ({ ok: String(ok), message: '', captchaKey: '' })),
    ),
  ]);

export type SubmissionAnswer = RenderedAnswer<typeof submissionAnswer>;
