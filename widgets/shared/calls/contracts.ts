import * as z from 'zod/mini';

/** Servers print numbers as numbers or as text. */
const number = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number));
/** A text that is missing or null is empty. */
const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform(value => String(value ?? '')),
);

/** Answer to a poll vote (SPEC §7.8): ok 1 is success, 2 a wrong captcha. */
export const voteAnswer = z.object({ ok: number, message: text, captchaKey: text });

/** Answer to a star rating (SPEC §7.10). */
export const scoreAnswer = z.object({ count: number });

/** Answer to a like or dislike (SPEC §7.11). */
export const rateAnswer = z.object({ count: number, like: number, dislike: number });

const newsListItem = z.object({
  id: text,
  title: z.string(),
  url: z.string().check(z.regex(/^(\/|https?:)/)),
  kicker: text,
  topic: text,
  time: text,
  dateTime: text,
  image: z.object({ src: z.string(), alt: text }),
});

/** Answer to a request for more news (SPEC §7.2). */
export const newsListAnswer = z.object({ seqKey: text, newsList: z.array(newsListItem) });

/**
 * Answer to a comment, a save form or a subscription (SPEC §7.4, §7.5): ok 1 is success, 2 a wrong captcha, anything
 * else an error; in an object, or bare.
 */
export const submissionAnswer = z.union([
  z.object({ ok: text, message: text, captchaKey: text }),
  z.pipe(
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
    z.transform(ok => ({ ok: String(ok), message: '', captchaKey: '' })),
  ),
]);

/** Answer to a vote on a comment (SPEC §7.3): the new count, -2 for a vote that was there before, or an error. */
export const commentVoteAnswer = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]),
  z.transform(Number),
);

/** The definition of a form (SPEC §7.7); of its items each is looked at for itself. */
export const formAnswer = z.object({ form: z.looseObject({ itemList: z.array(z.unknown()) }) });

const values = z.looseObject({});

/** What a form is filled with (SPEC §3.14, §7.7): under `data`, or the answer itself. */
export const formContentAnswer = z.pipe(
  values,
  z.transform(answer => {
    const content = values.safeParse(answer.data);
    return content.success ? content.data : answer;
  }),
);

/** Answer to a form that was made from its definition (SPEC §7.6): without an error it is success. */
export const dynamicFormAnswer = z.pipe(
  z.object({ error: z.optional(z.unknown()) }),
  z.transform(({ error }) => ({ isError: Boolean(error), message: typeof error === 'string' ? error : '' })),
);
