import type { MouseEvent } from 'react';
import { useState } from 'react';
import { pageKey } from './page-key.ts';
import { post, reasonOf, Refusal } from './requests.ts';
import { useBusy } from './use-busy.ts';
import { useStoredVote } from './use-stored-vote.ts';

export interface VoteMessages {
  failed: string;
  unreachable: string;
}

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

async function send(address: string, fields: Record<string, string>): Promise<VoteAnswer> {
  const once = async (): Promise<VoteAnswer> =>
    Object(await post(address, { ...fields, captchaKey: pageKey.current })) as VoteAnswer;
  try {
    return await once();
  } catch (error) {
    const next = error instanceof Refusal ? error.text('captchaKey') : '';
    if (!next) throw error;
    pageKey.current = next;
    return once();
  }
}

/** The reader's one vote of a kind on a news item. What the server counts goes to `show`. */
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
        const answer = await send(address, { newsId, score });
        show(answer);
        record(String(answer.score ?? score));
      } catch (error) {
        setMessage(reasonOf(error, messages.failed, messages.unreachable));
      }
    });
  }

  return { vote, isBusy, message, cast };
}
