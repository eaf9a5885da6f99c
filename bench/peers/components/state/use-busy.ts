import { useRef, useState } from 'react';

/** Whether something is under way, and what runs one thing at a time. */
export function useBusy(): [isBusy: boolean, run: (action: () => Promise<void>) => void] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  function run(action: () => Promise<void>): void {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void action().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  }

  return [isBusy, run];
}
