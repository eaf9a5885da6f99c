import type { RenderedAnswer, Schemas } from './contract.ts';

// Contracts of calls that may wait in the outbox. They are shared, because any page may send what another page's box
// has stored.

/**
 * Response to a like or dislike: the total count, the count of each, and the reader's score. Needs at least one count;
 * for missing ones, the shown numbers stay.
 */
export const rateAnswer = (z: Schemas) =>
  z
    .object({ count: z.part(z.numeric), like: z.part(z.numeric), dislike: z.part(z.numeric), score: z.text })
    .check(z.refine(({ count, like, dislike }) => (count ?? like ?? dislike) !== undefined));

export type RateAnswer = RenderedAnswer<typeof rateAnswer>;

/** Response to a star rating: the number of ratings, and the reader's own score. */
export const scoreAnswer = (z: Schemas) => z.object({ count: z.numeric, score: z.text });

export type ScoreAnswer = RenderedAnswer<typeof scoreAnswer>;

/**
 * Response to a vote in a poll: ok 1 is success, 2 a wrong captcha. `poid` is the option that counts, which may be from
 * an earlier vote.
 */
export const voteAnswer = (z: Schemas) =>
  z.object({ ok: z.numeric, message: z.text, captchaKey: z.text, poid: z.text, counted: z.part(z.boolean()) });

export type VoteAnswer = RenderedAnswer<typeof voteAnswer>;

/** Response to a vote on a comment: the new count, -2 if the reader has already voted, or an error. */
export const commentVoteAnswer = (z: Schemas) => z.integer;

export type CommentVoteAnswer = RenderedAnswer<typeof commentVoteAnswer>;

/**
 * Response to a comment, a save form or a subscription: ok 1 is success, 2 a wrong captcha, anything else an error. It
 * is an object or a bare value.
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
