'use client';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { PollProps } from '../../../widgets/forms/poll/markup.ts';
import type { CaptchaProps } from '../../../widgets/shared/fields/captcha/captcha.tsx';
import { randomKey, toAscii, withNumber } from './state/numbers.ts';
import { post, reasonOf } from './state/requests.ts';
import { useBusy } from './state/use-busy.ts';
import { useStoredVote } from './state/use-stored-vote.ts';
import { Captcha } from './captcha.tsx';
import { PollOptions } from './poll-options.tsx';

interface VoteAnswer {
  ok?: number | string;
  message?: string;
  poid?: string;
  counted?: boolean;
  captchaKey?: string;
}

/** A poll, before and after the reader's vote. */
export function Poll({ poll, captcha }: { poll: PollProps; captcha: CaptchaProps | null }): ReactNode {
  const [stored, record] = useStoredVote('poll', poll.id);
  const [options, setOptions] = useState(poll.options);
  const [total, setTotal] = useState(poll.totalVote);
  const [message, setMessage] = useState('');
  const [captchaKey, setCaptchaKey] = useState('');
  const [isBusy, run] = useBusy();
  const status = useRef<HTMLParagraphElement>(null);
  const voted = options.some(({ id }) => id === stored) ? stored : null;

  function takeAnswer(chosen: string, { ok, poid, counted, message: said, captchaKey: key }: VoteAnswer): void {
    const isCounted = Number(ok) === 1;
    setMessage(said ?? (isCounted ? poll.successMessage : poll.messages.failed));
    if (Number(ok) === 2) setCaptchaKey(key ?? randomKey());
    if (!isCounted) return;
    const option = poid ?? chosen;
    if (counted !== false) {
      setOptions(options.map(one => (one.id === option ? { ...one, votes: (one.votes ?? 0) + 1 } : one)));
      setTotal(total + 1);
    }
    record(option);
    status.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const poid = form.get(`poll-${poll.id}`);
    const read = form.get('captchaText');
    if (typeof poid !== 'string' || voted) return;
    const fields = { poid, ...(typeof read === 'string' && { captchaText: toAscii(read), captchaKey }) };
    run(async () => {
      try {
        const address = `/rest/vote?${String(new URLSearchParams(fields))}`;
        takeAnswer(poid, Object(await post(address, fields)) as VoteAnswer);
      } catch (error) {
        setMessage(reasonOf(error, poll.messages.failed));
      }
    });
  }

  const classes = ['poll', poll.hasTotal && 'has-total', captcha && 'has-captcha', voted && 'results'];
  return (
    <section data-widget="poll" data-id={poll.id} className={classes.filter(Boolean).join(' ')} aria-label={poll.question}>
      <form className="poll-form" method="post" action="/rest/vote" aria-busy={isBusy} onSubmit={submit}>
        <header className="poll-header">
          <h2 className="poll-question">{poll.question}</h2>
          {poll.hasTotal && (voted || !poll.deferredTotal) ? <p className="poll-total">{withNumber(poll.totalLabel, total)}</p> : null}
        </header>
        <PollOptions poll={poll} options={options} voted={voted} />
        {captcha && !voted ? (
          <Captcha
            {...captcha}
            key={captchaKey}
            fieldId={`captcha-${poll.id}`}
            captchaKey={captchaKey}
            onRefresh={() => setCaptchaKey(randomKey())}
          />
        ) : null}
        <p className="poll-message" role="status" tabIndex={-1} ref={status}>
          {message || null}
        </p>
        {voted ? null : <button className="poll-vote">{poll.voteLabel}</button>}
      </form>
    </section>
  );
}
