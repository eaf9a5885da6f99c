import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a vote in a poll: ok 1 is success, 2 a wrong captcha. A vote may have been there before, for an option. */
export const voteAnswer = (z: Schemas) =>
  z.object({ ok: z.numeric, message: z.text, captchaKey: z.text, poid: z.text, counted: z.optional(z.boolean()) });

export type VoteAnswer = RenderedAnswer<typeof voteAnswer>;
