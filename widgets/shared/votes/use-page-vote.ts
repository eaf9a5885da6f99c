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
  /** Key of the box's own captcha; empty if the page's stands in. */
  captchaKey: string;
  messages: VoteMessages;
}

interface PageVote {
  /** The score that counts; null before the vote. */
  vote: string | null;
  isBusy: boolean;
  /** Message about the vote: that it waits, or why the last try was not counted. */
  said: VoteMessageProps;
  /** For the click on a button whose value is the score. */
  cast: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Sends with a key; once more where a refusal names another one, as for a page that was open for long. */
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
 * The reader's one vote of a kind on a news item, sent with the page's key. The answer goes to `show`, in each box of
 * the item, and the score that counts is stored: that may be one that was given before. If nothing was counted, the
 * vote can be tried again.
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

  // Not the form's submit: Safari before 15.4 does not say which button it came from.
  function cast(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    // A button that is disabled loses the focus of who has pressed it: these stay, and do nothing more.
    const { currentTarget } = event;
    if (vote === null) void run(() => sendScore(currentTarget));
  }

  const said = { message: isWaiting ? messages.waiting : message, isWaiting, label: messages.takeBack, vote, takeBack };
  return { vote, isBusy, said, cast };
}
