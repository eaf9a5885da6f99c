import * as z from 'zod/mini';
import { id, text } from '../../shared/render/schemas.ts';

/** A vote for an option of a poll, with the reader's reading of the captcha where the poll has one. */
export const voteRequest = z.object({ poid: id, captchaText: text, captchaKey: text });
