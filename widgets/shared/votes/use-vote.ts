import { useLayoutEffect, useState } from 'react';
import { type Button, setHeldTap } from '../../../kernel/held-tap.ts';
import type { Box, Kernel } from '../../../kernel/types.ts';
import { call } from '../calls/call.ts';
import { importAnew } from '../calls/import-anew.ts';
import { nameReader } from '../calls/name-reader.ts';
import { dropWaiting, keepWaiting, mayPass, waitingOf } from '../calls/outbox.ts';
import type { Call, Outcome } from '../calls/outcome.ts';
import { sendLater } from '../calls/send-later.ts';
import type { VoteMessages } from './vote-messages.ts';

/** Event at the window when a vote was counted. */
const votedEvent = 'vote:counted';

/** A vote that a box of the page has cast, and what the server says of it. */
interface Voted<Answer> {
  key: string;
  id: string;
  answer: Answer;
}

interface OwnVote {
  /** Null before the vote. */
  vote: string | null;
  /** It waits on the phone until it can be sent. */
  isWaiting: boolean;
  /** One that has waited, and was refused then or taken back. */
  refused: string | null;
}

interface ReaderVote<Answer> extends OwnVote {
  /**
   * Sends the vote of a tapped button. If the box has a sentence for that, it is kept on the phone until an answer
   * comes: as long as none does, there is no outcome. If the phone keeps nothing, a page that is opened again before
   * the answer has come casts it again.
   */
  cast: <Sent>(button: Button, vote: string, asked: Call<Sent>) => Promise<Outcome<Sent> | null>;
  /** Stores what counts, and has every box for the same thing show it with the answer. */
  record: (vote: string, answer: Answer) => void;
  /** Takes back the vote that waits. */
  takeBack: () => void;
}

const none: OwnVote = { vote: null, isWaiting: false, refused: null };

/** The vote with the one that waits: where none waits any more, that one does not count. */
const withWaiting =
  (vote = '') =>
  (own: OwnVote): OwnVote => {
    if (vote) return { vote, isWaiting: true, refused: null };
    return own.isWaiting ? { ...none, refused: own.vote } : own;
  };

/**
 * The reader's one vote on a thing, as local storage keeps it: followed across the boxes of a page, across tabs, and by
 * a page brought back from the back/forward cache. A vote that is stored no more is still the vote of this page.
 */
export function useVote<Answer>(
  kernel: Kernel,
  key: string,
  id: string,
  { failed, waiting }: VoteMessages,
  show: (answer: Answer) => void,
): ReaderVote<Answer> {
  const [own, setOwn] = useState(none);
  const outboxId = `${key} ${id}`;
  const { storage } = kernel;

  // Not in the initial state: the first render has to be the markup that the server printed for everybody.
  useLayoutEffect(() => {
    const read = (): void => {
      const stored = storage.read(key, id);
      if (typeof stored === 'string' || typeof stored === 'number') setOwn({ ...none, vote: String(stored) });
      else setOwn(withWaiting(waitingOf(outboxId)?.vote?.[2]));
    };
    const hear = (event: Event): void => {
      const { detail } = event as CustomEvent<Voted<Answer>>;
      if (detail.key !== key || detail.id !== id) return;
      show(detail.answer);
      read();
    };
    read();
    addEventListener('storage', read);
    addEventListener('pageshow', read);
    addEventListener(votedEvent, hear);
    return () => {
      removeEventListener('storage', read);
      removeEventListener('pageshow', read);
      removeEventListener(votedEvent, hear);
    };
  }, [storage, key, id, outboxId, show]);

  return {
    ...own,
    async cast(button, vote, asked) {
      const box = button.closest<Box>('[data-widget]');
      const isKept = waiting && keepWaiting(outboxId, { ...asked, failed, vote: [key, id, vote] });
      if (box && !isKept) setHeldTap(box, button, true);
      nameReader();
      const outcome = await call(asked, importAnew);
      if (mayPass(outcome) && isKept && waitingOf(outboxId)) {
        setOwn(withWaiting(vote));
        void sendLater(storage, outboxId);
        return null;
      }
      dropWaiting(outboxId);
      setOwn(withWaiting());
      if (box && outcome.kind !== 'unreachable') setHeldTap(box, button);
      return outcome;
    },
    takeBack() {
      dropWaiting(outboxId);
      dispatchEvent(new CustomEvent('storage'));
    },
    record(vote, answer) {
      storage.write(key, id, vote);
      dispatchEvent(new CustomEvent<Voted<Answer>>(votedEvent, { detail: { key, id, answer } }));
    },
  };
}
