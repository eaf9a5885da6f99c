import { useRef, useState } from 'react';
import { waitEvent } from './call.ts';

/**
 * Runs one action at a time: what comes while one is under way, such as a second tap, is dropped. Why it takes longer
 * than usual is said.
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
