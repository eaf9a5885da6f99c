import { useRef, useState } from 'react';

/** Runs one action at a time: what comes while one is under way, such as a second tap, is dropped. */
export function useSingleFlight(): [busy: boolean, run: (action: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(action: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [busy, run];
}
