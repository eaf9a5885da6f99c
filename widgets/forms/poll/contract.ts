import type { PrintedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a vote in a poll: ok 1 is success, 2 a wrong captcha. */
export const voteAnswer = (z: Schemas) => z.object({ ok: z.numeric, message: z.text, captchaKey: z.text });

export type VoteAnswer = PrintedAnswer<typeof voteAnswer>;
