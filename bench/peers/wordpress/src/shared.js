import { randomKey, toAscii } from '../../components/state/numbers.ts';
import { reasonOf as reasonFor } from '../../components/state/requests.ts';

export { persian } from '../../components/state/numbers.ts';
export { post, read } from '../../components/state/requests.ts';
export { keepVote, readVote } from '../../components/state/stored-votes.ts';
export { quoteOf } from '../../components/state/reply.ts';
export { countVisit, sendVote } from '../../components/state/visit.ts';

/** Why a request came to nothing: in the server's words, or in those of the box. */
export const reasonOf = (refusal, { error, unreachable }) => reasonFor(refusal, error, unreachable);

/** Shows another image in a form's captcha, of the given key or of a random one. */
export function askAgain(captcha, key = randomKey()) {
  if (captcha) Object.assign(captcha, { key, asked: '' });
}

/** Text that the reader typed for a form's image, with the image's key; empty for a form without an image. */
export const replyOf = (form, captcha) =>
  captcha ? { captchaText: toAscii(new FormData(form).get('captchaText') ?? ''), captchaKey: captcha.key } : {};
