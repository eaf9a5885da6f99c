import { constants } from 'node:os';

/** Signals that end a program: from a key, a program, a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends this process when it is asked to, as the shell expects it, and with it what it has started: browsers and
 * newsrooms are ended as it exits. Samples are written as they are taken, so nothing is lost.
 */
export function endOnSignals(): void {
  for (const signal of signals) {
    process.once(signal, () => {
      console.error('\nStopped. What was measured is kept: a run goes on with --resume and its folder.');
      process.exit(128 + constants.signals[signal]);
    });
  }
}
