import * as z from 'zod/mini';
import { id, text } from '../../shared/render/schemas.ts';

/** One to five stars for a news item. */
export const scoreRequest = z.object({
  newsId: id,
  score: z.pipe(z.enum(['1', '2', '3', '4', '5']), z.transform(Number)),
  captchaKey: text,
});
