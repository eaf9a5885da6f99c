/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ascii, persian } from '../state/numbers.ts';
import { post } from '../state/server.ts';
import { useStored } from '../state/use-stored.ts';
import { Captcha, type CaptchaProps, randomKey } from './captcha.tsx';

export interface PollOption {
  id: string;
  label: string;
  votes: number;
}

export interface PollProps {
  id: string;
  question: string;
  totalVote: number;
  options: PollOption[];
  captcha: CaptchaProps | null;
  /** With `{n}` for the number. */
  totalLabel: string;
  voteLabel: string;
  successMessage: string;
  errorMessage: string;
}

interface PollAnswer {
  ok: number | string;
  message?: string;
  captchaKey?: string;
  poid?: string;
}

/** The share of an option that has been voted for, as a bar and in per cent. */
function Share({ option, total }: { option: PollOption; total: number }): VNode {
  const share = total && Math.round((option.votes * 100) / total);
  return (
    <>
      <progress class="poll-bar" max={100} value={share} aria-label={option.label} />
      <span class="poll-percent">{persian(share)}٪</span>
    </>
  );
}

/** A poll before and after the reader's vote. */
export function Poll({ id, question, captcha, ...poll }: PollProps): VNode {
  const [voted, store] = useStored(`poll ${id}`);
  const [options, setOptions] = useState(poll.options);
  const [added, setAdded] = useState(0);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [imageKey, setImageKey] = useState('');
  const total = options.reduce((sum, { votes }) => sum + votes, 0);

  function show(chosen: string, { ok, ...answer }: PollAnswer): void {
    if (Number(ok) === 1) {
      const counted = answer.poid ?? chosen;
      setOptions(options.map(option => (option.id === counted ? { ...option, votes: option.votes + 1 } : option)));
      setAdded(1);
      store(counted);
    } else {
      setImageKey(answer.captchaKey ?? randomKey());
    }
    setMessage((answer.message ?? '') || (Number(ok) === 1 ? poll.successMessage : poll.errorMessage));
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const chosen = fields.get(`poll-${id}`);
    const read = fields.get('captchaText');
    if (typeof chosen !== 'string' || isBusy) return;
    setBusy(true);
    const answered = typeof read === 'string' && { captchaText: ascii(read), captchaKey: imageKey };
    post<PollAnswer>(`/rest/vote?poid=${chosen}`, { poid: chosen, ...answered })
      .then(({ answer }) => show(chosen, answer))
      .catch(() => setMessage(poll.errorMessage))
      .finally(() => setBusy(false));
  }

  const state = `poll has-total${captcha ? ' has-captcha' : ''}${voted ? ' results' : ''}`;
  return (
    <section data-widget="poll" data-id={id} class={state} aria-label={question}>
      <form class="poll-form" method="post" action="/rest/vote" aria-busy={isBusy} onSubmit={submit}>
        <header class="poll-header">
          <h2 class="poll-question">{question}</h2>
          <p class="poll-total">{poll.totalLabel.replace('{n}', persian(poll.totalVote + added))}</p>
        </header>
        <div class="poll-options" role="radiogroup" aria-label={question}>
          {options.map(option => (
            <div class="poll-option" key={option.id}>
              <label>
                <input
                  type="radio"
                  name={`poll-${id}`}
                  id={option.id}
                  value={option.id}
                  required
                  disabled={voted !== null}
                  checked={voted === null ? undefined : option.id === voted}
                />
                <span class="poll-label">{option.label}</span>
              </label>
              {voted && <Share option={option} total={total} />}
            </div>
          ))}
        </div>
        {captcha && !voted && (
          <Captcha {...captcha} imageKey={imageKey} onRefresh={() => setImageKey(randomKey())} />
        )}
        <p class="poll-message" role="status">
          {message}
        </p>
        {!voted && <button class="poll-vote">{poll.voteLabel}</button>}
      </form>
    </section>
  );
}
