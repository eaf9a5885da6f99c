import { isRecord } from '../../base/json.ts';
import type { Outcome } from '../../calls/outcome.ts';
import type { AnswerOf } from '../../calls/contract.ts';
import type { CaptchaReply } from '../captcha/use-captcha.ts';
import type { Errors, Values } from '../field.ts';
import type { submissionAnswer } from '../../calls/kept-answers.ts';

/** Result of a submit. */
export type Submission =
  | { kind: 'sent' | 'captcha' | 'failed'; message: string; captchaKey: string }
  /** The server has stored nothing and gives a reason, so that the reader can correct the form. */
  | { kind: 'refused'; message: string; captchaKey: string; errors: Errors }
  /** No answer or a malformed one, so that the reader can send it again; or it waits on the phone. */
  | { kind: 'unreachable' | 'malformed' | 'waiting' };

/** Sends the values of a form and the captcha answer. Never rejects. */
export type SendForm = (values: Values, captcha: CaptchaReply | null) => Promise<Submission>;

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a refusal. Our server sends messages, also for fields; another server may send none. */
export function refusal(said: Readonly<Record<string, unknown>>): Submission {
  const errors = isRecord(said.errors) ? Object.entries(said.errors) : [];
  return {
    kind: 'refused',
    message: stringOrEmpty(said.message) || stringOrEmpty(said.error),
    captchaKey: stringOrEmpty(said.captchaKey),
    errors: new Map(errors.map(([name, sentence]) => [name, stringOrEmpty(sentence)])),
  };
}

const kinds: ReadonlyMap<string, 'sent' | 'captcha'> = new Map([
  ['1', 'sent'],
  ['2', 'captcha'],
]);

/** Reads the response to a form: 1 is success, 2 a wrong captcha, anything else an error. */
export function submissionOf(outcome: Outcome<AnswerOf<typeof submissionAnswer>>): Submission {
  if (outcome.kind === 'refused') return refusal(outcome.said);
  if (outcome.kind !== 'answer') return outcome;
  const { ok, message, captchaKey } = outcome.answer;
  return { kind: kinds.get(ok) ?? 'failed', message, captchaKey };
}
