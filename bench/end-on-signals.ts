import { constants } from 'node:os';

/** Signals that end a program: from a key, from another program, or from a closed terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Exits this process on a signal with the exit code that shells expect. Its browsers and newsrooms end with it. Samples
 * are written immediately, so nothing is lost.
 */
export function endOnSignals(): void {
  for (const signal of signals) {
    process.once(signal, () => {
      console.error('\nStopped. What was measured is kept: a run goes on with --resume and its folder.');
      process.exit(128 + constants.signals[signal]);
    });
  }
}
