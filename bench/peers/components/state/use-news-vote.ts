import { type MouseEvent, useState } from 'react';
import type { VoteMessages } from '../../../../widgets/shared/votes/vote-messages.ts';
import { reasonOf } from './requests.ts';
import { useBusy } from './use-busy.ts';
import { useStoredVote } from './use-stored-vote.ts';
import { sendVote } from './visit.ts';

interface NewsVote {
  vote: string | null;
  isBusy: boolean;
  message: string;
  /** For the click on a button whose value is the score. */
  cast: (event: MouseEvent<HTMLButtonElement>) => void;
}

interface VoteAnswer {
  /** The score that counts: it may be one that was given before. */
  score?: string | number;
  count?: number;
  like?: number;
  dislike?: number;
}

/** The reader's one vote of a kind on a news item. The server's counts go to `show`. */
export function useNewsVote(
  { newsId, messages }: { newsId: string; messages: VoteMessages },
  { address, storageKey }: { address: string; storageKey: string },
  show: (answer: VoteAnswer) => void,
): NewsVote {
  const [vote, record] = useStoredVote(storageKey, newsId);
  const [message, setMessage] = useState('');
  const [isBusy, run] = useBusy();

  function cast(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const score = event.currentTarget.value;
    if (vote !== null) return;
    setMessage('');
    run(async () => {
      try {
        const answer = Object(await sendVote(address, { newsId, score })) as VoteAnswer;
        show(answer);
        record(String(answer.score ?? score));
      } catch (error) {
        setMessage(reasonOf(error, messages.failed, messages.failed));
      }
    });
  }

  return { vote, isBusy, message, cast };
}
