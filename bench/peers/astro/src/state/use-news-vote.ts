import { useState } from 'preact/hooks';
import { captchaKey } from './page.ts';
import { post, type Reply } from './server.ts';
import { useStored } from './use-stored.ts';

export interface VoteMessages {
  error: string;
  unreachable: string;
}

/** How many votes there are now: of stars all of them, of likes those of either kind. */
export interface Counts {
  count: number;
  like: number;
  dislike: number;
}

interface Answer extends Counts {
  /** The score that counts: the reader may have voted before. */
  score?: string | number;
  /** Why it was refused. */
  error?: string;
  /** The key to send it again with. */
  captchaKey?: string;
}

interface NewsVote {
  /** The score that counts; null before the vote. */
  vote: string | null;
  isBusy: boolean;
  /** Why the last try was not counted. */
  message: string;
  /** For the click on a button whose value is the score. */
  cast: (event: MouseEvent) => void;
}

/** The reader's one vote of a kind on a news item; what the server counts goes to `show`. */
export function useNewsVote(
  address: string,
  newsId: string,
  messages: VoteMessages,
  show: (counts: Counts) => void,
): NewsVote {
  const [vote, store] = useStored(`${address} ${newsId}`);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  const send = (score: string): Promise<Reply<Answer>> =>
    post(address, { newsId, score, captchaKey: captchaKey.get() });

  async function count(score: string): Promise<void> {
    let { isRefused, answer } = await send(score);
    if (isRefused && answer.captchaKey) {
      captchaKey.set(answer.captchaKey);
      ({ isRefused, answer } = await send(score));
    }
    if (isRefused) {
      setMessage(answer.error ?? messages.error);
      return;
    }
    show(answer);
    store(String(answer.score ?? score));
  }

  function cast(event: MouseEvent): void {
    event.preventDefault();
    if (vote !== null || isBusy) return;
    setBusy(true);
    setMessage('');
    count((event.currentTarget as HTMLButtonElement).value)
      .catch(() => setMessage(messages.unreachable))
      .finally(() => setBusy(false));
  }

  return { vote, isBusy, message, cast };
}
