'use client';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { PollProps } from '../../../widgets/forms/poll/markup.ts';
import type { CaptchaProps } from '../../../widgets/shared/fields/captcha/captcha.tsx';
import { Captcha } from './captcha.tsx';
import { persian, randomKey, toAscii, withNumber } from './state/numbers.ts';
import { post, reasonOf } from './state/requests.ts';
import { useBusy } from './state/use-busy.ts';
import { useStoredVote } from './state/use-stored-vote.ts';

interface PollOptionsProps {
  poll: PollProps;
  options: PollProps['options'];
  voted: string | null;
}

/** Choices of a poll, or its votes. */
function PollOptions({ poll, options, voted }: PollOptionsProps): ReactNode {
  const total = options.reduce((sum, { votes = 0 }) => sum + votes, 0);
  const shareOf = (votes = 0): number => (total > 0 ? Math.round((votes * 100) / total) : 0);
  return (
    <div className="poll-options" role="radiogroup" aria-label={poll.question}>
      {options.map(({ id, label, votes }) => (
        <div className="poll-option" data-votes={votes} key={id}>
          <label>
            <input
              key={voted}
              type="radio"
              name={`poll-${poll.id}`}
              id={id}
              value={id}
              required
              disabled={voted !== null}
              defaultChecked={id === voted}
            />
            <span className="poll-label">{label}</span>
          </label>
          {voted ? (
            <>
              <progress className="poll-bar" max={100} value={shareOf(votes)} aria-label={label} />
              <span className="poll-percent">{`${persian(shareOf(votes))}٪`}</span>
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}

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
