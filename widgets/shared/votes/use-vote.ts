import { useLayoutEffect, useState } from 'react';
import { type Button, keepTrace } from '../../../kernel/held-tap.ts';
import type { Box, Kernel } from '../../../kernel/types.ts';
import { nameReader } from '../calls/name-reader.ts';
import type { Outcome } from '../calls/outcome.ts';

/** What boxes hear at the window when a vote was counted. */
const votedEvent = 'vote:counted';

/** A vote that a box of the page has cast, and what the server says of it. */
interface Voted<Answer> {
  key: string;
  id: string;
  answer: Answer;
}

interface ReaderVote<Answer> {
  /** Null before the vote. */
  vote: string | null;
  /** Sends the vote of a tapped button. A page that is opened again before the answer has come casts it again. */
  cast: <Sent>(button: Button, send: () => Promise<Outcome<Sent>>) => Promise<Outcome<Sent>>;
  /** Stores what counts, and has every box for the same thing show it with the answer. */
  record: (vote: string, answer: Answer) => void;
}

/**
 * The reader's one vote on a thing, as local storage keeps it: followed across the boxes of a page, across tabs, and by
 * a page brought back from the back/forward cache. What is stored no more is still the vote of this page.
 */
export function useVote<Answer>(
  { storage }: Kernel,
  key: string,
  id: string,
  show: (answer: Answer) => void,
): ReaderVote<Answer> {
  const [vote, setVote] = useState<string | null>(null);

  // Not in the initial state: the first render has to be the markup that the server printed for everybody.
  useLayoutEffect(() => {
    const read = (): void => {
      const stored = storage.read(key, id);
      if (typeof stored === 'string' || typeof stored === 'number') setVote(String(stored));
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
  }, [storage, key, id, show]);

  return {
    vote,
    async cast(button, send) {
      const box = button.closest<Box>('[data-widget]');
      if (box) keepTrace(box, button, true);
      nameReader();
      const outcome = await send();
      if (box && outcome.kind !== 'unreachable') keepTrace(box, button);
      return outcome;
    },
    record(counted, answer) {
      storage.write(key, id, counted);
      dispatchEvent(new CustomEvent<Voted<Answer>>(votedEvent, { detail: { key, id, answer } }));
    },
  };
}
