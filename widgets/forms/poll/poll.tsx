import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { captchaClass, captchaIn } from '../../shared/base/other-boxes.ts';
import { saidBy } from '../../shared/calls/call.ts';
import { useSingleFlight } from '../../shared/calls/use-single-flight.ts';
import { captchaRenewal, keyOf, onceKnown, randomCaptchaKey, withKey } from '../../shared/fields/captcha/renewal.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { typedNumber } from '../../shared/fields/rules/typed-number.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { fieldOf, withNumber } from '../../shared/markup/parse.ts';
import { useVote } from '../../shared/votes/use-vote.ts';
import { TakeBackButton } from '../../shared/votes/vote-message.tsx';
import { parsePoll, type PollProps } from './markup.ts';
import { withVote } from './model.ts';
import { PollOptions } from './poll-options.tsx';
import { vote as sendVote } from './vote.ts';

/** Returns the key of the shown image, or of the hidden field. */
const shownKey = (form: HTMLFormElement): string => keyOf(captchaIn(form)?.querySelector('img')?.src) ?? fieldOf(form, 'captchaKey') ?? '';

/** Returns the captcha answer in ASCII digits, or undefined without a captcha. */
function captchaReply(form: HTMLFormElement): CaptchaReply | undefined {
  const typed = fieldOf(form, 'captchaText');
  return typed === undefined ? undefined : { captchaText: typedNumber(typed), captchaKey: shownKey(form) };
}

/**
 * Turns a captcha group into a sleeping box. An image whose key is unknown is replaced by one with a key, unless the
 * reader has already typed its text; the server then finds the key in a cookie. Returns a function that stops waiting
 * for a loading image.
 */
function prepareCaptcha(form: HTMLFormElement): (() => void) | undefined {
  const group = captchaIn(form);
  if (!group) return undefined;
  Object.assign(group.dataset, { widget: 'captcha', load: 'tap' });
  return onceKnown(group.querySelector('img'), () => {
    if (shownKey(form) || fieldOf(form, 'captchaText')) return;
    const key = randomCaptchaKey();
    for (const [selector, name] of [['img', 'src'], ['.captcha-question', 'href']] as const) {
      const one = group.querySelector(selector);
      one?.setAttribute(name, withKey(one.getAttribute(name) ?? '', key));
    }
  });
}

/** Wakes the captcha of a form and loads a new image. An empty key means a random one. */
function renewCaptcha(form: HTMLFormElement, { wake }: Kernel, detail: string): void {
  const group = captchaIn(form);
  if (group) void wake(group).then(() => group.dispatchEvent(new CustomEvent(captchaRenewal, { detail })));
}

interface PollViewProps extends PollProps, ViewProps {
  /** The captcha's box, if the server renders it. */
  captchaPlace?: ReactNode;
}

/** Renders a poll before and after the reader's vote. */
export function Poll({ kernel, captchaPlace, ...poll }: PollViewProps): ReactNode {
  const [{ options, totalVote }, show] = useReducer(withVote, poll);
  const { id, messages } = poll;
  const { vote: storedVote, isWaiting, refused, cast, record, takeBack } = useVote(kernel, 'poll', id, messages, show);
  const [message, setMessage] = useState('');
  const [busy, run] = useSingleFlight(setMessage);
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  /** True if the reader has voted here and must be moved to the result. */
  const isLed = useRef(false);

  const choice = poll.voted ?? storedVote;
  const chosen = options.some(({ id }) => id === choice) ? choice : null;
  const { digits, page } = kernel;

  useEffect(() => {
    form.current?.closest('[data-widget]')?.classList.toggle('results', chosen !== null);
    return form.current ? prepareCaptcha(form.current) : undefined;
  }, [chosen]);

  // The button that had the focus is gone. Moves the focus to the new message, which therefore must not be announced as
  // a live region too.
  useLayoutEffect(() => {
    if (chosen !== null && isLed.current) status.current?.focus();
    isLed.current = false;
  }, [chosen]);

  // In the browser, the captcha is a separate box, so nothing of it is rendered here.
  const place = captchaPlace ?? (
    poll.captcha === 'ours' ? (
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div className={captchaClass} />
    )
  );

  async function send(optionId: string, target: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    isLed.current = true;
    const outcome = await cast(button, optionId, sendVote(optionId, captchaReply(target)));
    const answer = outcome?.kind === 'answer' ? outcome.answer : null;
    const said = answer?.ok === 1 ? poll.successMessage : messages.failed;
    setMessage(outcome ? answer?.message || saidBy(outcome, 'error') || said : '');
    if (answer?.ok === 1) {
      // If the reader has voted before for another option, that vote counts and is in the totals.
      const counted = answer.poid || optionId;
      record(counted, answer.counted === false ? null : counted);
    }
    if (answer?.ok === 2) renewCaptcha(target, kernel, answer.captchaKey);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const target = event.currentTarget;
    event.preventDefault();
    const optionId = new FormData(target).get(`poll-${id}`);
    const button = target.querySelector<HTMLButtonElement>('.poll-vote');
    if (typeof optionId === 'string' && button) void run(() => send(optionId, target, button));
  }

  return (
    <form className="poll-form" method="post" action="/rest/vote" aria-busy={busy || undefined} onSubmit={submit} ref={form}>
      <header className="poll-header">
        <h2 className="poll-question">{poll.question}</h2>
        {poll.hasTotal && (!poll.deferredTotal || chosen) ? (
          <p className="poll-total">{withNumber(poll.totalLabel, digits.format(totalVote))}</p>
        ) : null}
      </header>
      <PollOptions
        {...poll}
        options={options}
        voted={chosen}
        choice={refused ?? poll.choice}
        formatShare={share => digits.format(share) + (/^fa/.test(page.language) ? '٪' : '%')}
      />
      {poll.captcha && !chosen ? place : null}
      <p className="poll-message" role={chosen ? undefined : 'status'} tabIndex={-1} ref={status}>
        {(isWaiting ? messages.waiting : message) || null}
        {isWaiting ? <TakeBackButton label={messages.takeBack} vote={storedVote} takeBack={takeBack} /> : null}
      </p>
      {chosen ? null : <button className="poll-vote">{poll.voteLabel}</button>}
    </form>
  );
}

/** Sends one vote per reader and poll. */
export default island(parsePoll, Poll);
