import { shared } from './shared.ts';

/** A comment that is being replied to. */
export interface Reply {
  id: string;
  author: string;
  quote: string;
}

/** Key of the page, which the visit is answered with. */
export const captchaKey = shared('');

export const replyTo = shared<Reply | null>(null);
