import { type MouseEvent, useState } from 'react';
import type { Page } from '../../../kernel/types.ts';
import { saidBy } from '../calls/call.ts';
import type { Call, Outcome } from '../calls/outcome.ts';
import { useSingleFlight } from '../calls/use-single-flight.ts';
import type { ViewProps } from '../island/island.tsx';
import { useVote } from './use-vote.ts';
import type { VoteMessageProps } from './vote-message.tsx';
import { reasonOf, type VoteMessages } from './vote-messages.ts';

interface VotedItem extends ViewProps {
  newsId: string;
  /** Key of the box's own captcha. If it is empty, the page's key is used. */
  captchaKey: string;
  messages: VoteMessages;
}

interface PageVote {
  /** The score that counts. Null before the vote. */
  vote: string | null;
  isBusy: boolean;
  /** Message that the vote waits, or why the last try was not counted. */
  said: VoteMessageProps;
  /** Handles the click on a button whose value is the score. */
  cast: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * Sends a vote. If the server refuses the key and returns a new one, as for a page that was open for long, sends it
 * once more.
 */
async function sendWithKey<Answer>(
  page: Page,
  key: string,
  send: (key: string) => Promise<Outcome<Answer> | null>,
): Promise<Outcome<Answer> | null> {
  const outcome = await send(key);
  const next = outcome && saidBy(outcome, 'captchaKey');
  if (!next) return outcome;
  page.captchaKey = next;
  return send(next);
}

/**
 * Manages the reader's vote on a news item, sent with the page's key. Passes the response to `show` in each box for the
 * item, and stores the score that counts, which may be from an earlier vote. If the vote was not counted, the reader
 * can try again.
 */
export function usePageVote<Answer extends { score: string }>(
  { kernel, newsId, captchaKey, messages }: VotedItem,
  storageKey: string,
  callOf: (newsId: string, score: string, captchaKey: string) => Call<Answer>,
  show: (answer: Answer) => void,
): PageVote {
  const { vote, isWaiting, cast: castVote, record, takeBack } = useVote(kernel, storageKey, newsId, messages, show);
  const [message, setMessage] = useState('');
  const [isBusy, run] = useSingleFlight(setMessage);
  const { page } = kernel;

  async function sendScore(button: HTMLButtonElement): Promise<void> {
    const { value: score } = button;
    setMessage('');
    const outcome = await sendWithKey(page, captchaKey || page.captchaKey, key =>
      castVote(button, score, callOf(newsId, score, key)),
    );
    if (outcome?.kind === 'answer') record(outcome.answer.score || score, outcome.answer);
    else if (outcome) setMessage(reasonOf(outcome, messages));
  }

  // Uses the click, not the submit: Safari before 15.4 does not report the submitter.
  function cast(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    // Disabling a pressed button would remove its focus. The buttons therefore stay enabled and ignore further clicks.
    const { currentTarget } = event;
    if (vote === null) void run(() => sendScore(currentTarget));
  }

  const said = { message: isWaiting ? messages.waiting : message, isWaiting, label: messages.takeBack, vote, takeBack };
  return { vote, isBusy, said, cast };
}
