import { inTime } from '../in-time.ts';
import type { Sample } from './verdict.ts';

/** A page to be measured, and what its runs have said so far. */
export interface Arm {
  name: string;
  address: string;
  /** The page without any script: measured to be looked at, never judged. */
  isTwin: boolean;
  runs: number;
  samples: Sample[];
}

/** In milliseconds. */
export interface Limits {
  /** Of one run of one page. */
  run: number;
  /** Of all runs together. */
  all: number;
}

/**
 * Measures every page as often as it asks for: run by run over all of them, so that a busy minute of the machine does
 * not hit one page alone. Throws a sentence as soon as a run, or all of them together, took longer than their limit.
 */
export async function measureInTurns(
  arms: readonly Arm[],
  measure: (arm: Arm) => Promise<Sample>,
  limits: Limits,
): Promise<void> {
  const deadline = Date.now() + limits.all;
  const most = Math.max(...arms.map(({ runs }) => runs));
  for (let run = 1; run <= most; run += 1) {
    console.info(`Run ${run} of ${most}`);
    for (const arm of arms.filter(({ runs }) => run <= runs)) {
      const left = deadline - Date.now();
      const name = `run ${run} of ${arm.address}`;
      const sentence =
        left < limits.run
          ? `All runs together took longer than ${limits.all / 1000} s: ${name} was given up.`
          : `Lighthouse did not end ${name} within ${limits.run / 1000} s.`;
      arm.samples.push(await inTime(measure(arm), Math.min(limits.run, left), sentence));
    }
  }
}
