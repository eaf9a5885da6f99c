import type { RenderedAnswer, Schemas } from './contract.ts';

// Answers to what waits on the phone until it is sent: a page may send what the box of another one has kept.

/**
 * Answer to a like or a dislike: the counts, together and of each, and the reader's score. Counts that it lacks stay as
 * they are shown, but it must have one.
 */
export const rateAnswer = (z: Schemas) =>
  z
    .object({ count: z.part(z.numeric), like: z.part(z.numeric), dislike: z.part(z.numeric), score: z.text })
    .check(z.refine(({ count, like, dislike }) => (count ?? like ?? dislike) !== undefined));

export type RateAnswer = RenderedAnswer<typeof rateAnswer>;

/** Answer to a star rating: how many there are, and which score is the reader's. */
export const scoreAnswer = (z: Schemas) => z.object({ count: z.numeric, score: z.text });

export type ScoreAnswer = RenderedAnswer<typeof scoreAnswer>;

/** Answer to a vote in a poll: ok 1 is success, 2 a wrong captcha. A vote may have been there before, for an option. */
export const voteAnswer = (z: Schemas) =>
  z.object({ ok: z.numeric, message: z.text, captchaKey: z.text, poid: z.text, counted: z.part(z.boolean()) });

export type VoteAnswer = RenderedAnswer<typeof voteAnswer>;

/** Answer to a vote on a comment: the new count, -2 for a vote that was there before, or an error. */
export const commentVoteAnswer = (z: Schemas) => z.integer;

export type CommentVoteAnswer = RenderedAnswer<typeof commentVoteAnswer>;

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
