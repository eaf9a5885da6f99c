import { useLayoutEffect, useState } from 'react';
import { type Button, setHeldTap } from '../../../kernel/held-tap.ts';
import type { Box, Kernel } from '../../../kernel/types.ts';
import { announceStorage } from '../base/announce-storage.ts';
import { call } from '../calls/call.ts';
import { importAnew } from '../calls/import-anew.ts';
import { nameReader } from '../calls/name-reader.ts';
import { dropWaiting, keepWaiting, mayPass, valueInVote, waitingOf } from '../calls/outbox.ts';
import type { Call, Outcome } from '../calls/outcome.ts';
import { sendLater } from '../calls/send-later.ts';
import type { VoteMessages } from './vote-messages.ts';

/** Event at the window after a vote was counted. */
const votedEvent = 'vote:counted';

/** A counted vote of this page, with the server's response. */
interface Voted<Answer> {
  key: string;
  id: string;
  answer: Answer;
}

interface OwnVote {
  /** Null before the vote. */
  vote: string | null;
  /** True while the vote waits on the phone to be sent. */
  isWaiting: boolean;
  /** A vote that waited and was then refused or taken back. */
  refused: string | null;
}

interface ReaderVote<Answer> extends OwnVote {
  /**
   * Sends the vote of a tapped button. If the box has a message for waiting, stores the vote on the phone until a
   * response comes, and resolves with null while it waits. If the phone cannot store it, the tap is held in the history
   * entry, so that a reload repeats it.
   */
  cast: <Sent>(button: Button, vote: string, asked: Call<Sent>) => Promise<Outcome<Sent> | null>;
  /** Stores the vote that counts. All boxes for the same item show it and the response. */
  record: (vote: string, answer: Answer) => void;
  /** Removes the waiting vote. */
  takeBack: () => void;
}

const none: OwnVote = { vote: null, isWaiting: false, refused: null };

/** Updates the state with the waiting vote. If no vote waits any more, a vote that waited does not count. */
const withWaiting =
  (vote = '') =>
  (own: OwnVote): OwnVote => {
    if (vote) return { vote, isWaiting: true, refused: null };
    return own.isWaiting ? { ...none, refused: own.vote } : own;
  };

/**
 * Manages the reader's vote on an item. It follows local storage across boxes, tabs and returns from the back/forward
 * cache. If the stored vote disappears, this page keeps it.
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

  // Not the initial state, because the first render must match the markup that the server rendered for everybody.
  useLayoutEffect(() => {
    const read = (): void => {
      const stored = storage.read(key, id);
      if (typeof stored === 'string' || typeof stored === 'number') setOwn({ ...none, vote: String(stored) });
      else setOwn(withWaiting(waitingOf(outboxId)?.vote?.[valueInVote]));
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
      announceStorage();
    },
    record(vote, answer) {
      storage.write(key, id, vote);
      dispatchEvent(new CustomEvent<Voted<Answer>>(votedEvent, { detail: { key, id, answer } }));
    },
  };
}
