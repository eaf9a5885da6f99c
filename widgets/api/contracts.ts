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
  image: z.object({ src: z.string(), srcset: text, alt: text }),
});

/** Answer to a request for more news (SPEC §7.2). */
export const newsListAnswer = z.object({ seqKey: text, newsList: z.array(newsListItem) });
