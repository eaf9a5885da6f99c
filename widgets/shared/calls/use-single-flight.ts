import { useRef, useState } from 'react';
import { waitEvent } from './call.ts';

/**
 * Runs one action at a time. Ignores further actions, such as a second tap, until it ends. Passes the message of a slow
 * call to `say`.
 */
export function useSingleFlight(
  say: (sentence: string) => void,
): [busy: boolean, run: (action: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(action: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const hear = (event: Event): void => say((event as CustomEvent<string>).detail);
    addEventListener(waitEvent, hear);
    try {
      await action();
    } finally {
      removeEventListener(waitEvent, hear);
      running.current = false;
      setBusy(false);
    }
  }

  return [busy, run];
}
