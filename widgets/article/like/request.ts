import * as z from 'zod/mini';
import { id, text } from '../../shared/render/schemas.ts';

/** A like or a dislike for a news item. */
export const rateRequest = z.object({
  newsId: id,
  score: z.pipe(z.enum(['1', '-1']), z.transform(Number)),
  captchaKey: text,
});
