import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^\d{1,12}$/));
/** Whether a key or what somebody has typed is right, its store knows. */
const text = z._default(z.string(), '');

const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** A vote for a poll's option (SPEC §7.8). */
export const voteRequest = z.object({ poid: id });

/** One to five stars for a news item (SPEC §7.10). */
export const scoreRequest = z.object({
  newsId: id,
  score: z.pipe(z.enum(['1', '2', '3', '4', '5']), z.transform(Number)),
  captchaKey: text,
});

/** A like or a dislike for a news item (SPEC §7.11). */
export const rateRequest = z.object({
  newsId: id,
  score: z.pipe(z.enum(['1', '-1']), z.transform(Number)),
  captchaKey: text,
});

/** What a form's reader has read in its captcha (SPEC §7.14). */
export const captchaRequest = z.object({ captchaText: text, captchaKey: text });

/** A comment, its own fields aside (SPEC §3.8, §7.4): what it is on, and what it replies to. */
export const commentRequest = z.object({
  newsId: id,
  reply: z._default(z.enum(['0', '1']), '0'),
  parentId: z._default(z.string().check(z.regex(/^\d{0,12}$/)), ''),
});

/** A vote for or against a comment (SPEC §7.3). */
export const commentVoteRequest = z.object({
  commentId: id,
  vote: z.pipe(z.enum(['1', '-1']), z.transform(Number)),
});

/** A visit to something that has a page (SPEC §3.11, §7.9). */
export const visitRequest = z.object({
  nid: id,
  obj: z.enum(['news', 'topic', 'keyword', 'person']),
  src: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
});

/** A visit to a video or an audio (SPEC §7.9). */
export const mediaVisitRequest = z.object({ mid: id });

/** The part of a list to page in (SPEC §7.2, §9.1). */
export const newsListRequest = z.object({
  place: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
  topic: z._default(z.string().check(z.regex(/^\d{0,12}$/)), ''),
  from: z._default(digits, 0),
  size: z._default(z.pipe(digits, z.number().check(z.minimum(1), z.maximum(50))), 5),
  seqKey: text,
});
