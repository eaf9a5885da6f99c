import { inTime } from '../../../scripts/in-time.ts';
import type { Progress } from '../../visits/rounds/run-rounds.ts';
import type { LighthouseSample } from './figures.ts';

/** A page to be measured, and what its runs have said so far. */
export interface LighthouseArm {
  name: string;
  address: string;
  /** Most runs for a page. */
  runs: number;
  samples: LighthouseSample[];
}

/** In milliseconds. */
export interface Limits {
  /** Time limit of one run of one page. */
  run: number;
  /** Time limit of all runs together. */
  all: number;
}

export type IsSettled = (arm: LighthouseArm) => boolean;

/**
 * Measures every page as often as it asks for, or until it is settled: run by run over all of them, so that a busy
 * minute of the machine does not hit one page alone. Throws a sentence as soon as a run, or all of them together, took
 * longer than their limit.
 */
export async function measureInTurns(
  arms: readonly LighthouseArm[],
  measure: (arm: LighthouseArm) => Promise<LighthouseSample>,
  { limits, isSettled }: { limits: Limits; isSettled: IsSettled },
  progress: Progress,
): Promise<void> {
  const deadline = Date.now() + limits.all;
  const most = Math.max(...arms.map(({ runs }) => runs));
  for (let run = 1; run <= most; run += 1) {
    for (const arm of arms.filter(one => run <= one.runs && !isSettled(one))) {
      const left = deadline - Date.now();
      const name = `run ${run} of ${arm.address}`;
      const sentence =
        left < limits.run
          ? `All runs together took longer than ${limits.all / 1000} s: ${name} was given up.`
          : `Lighthouse did not end ${name} within ${limits.run / 1000} s.`;
      arm.samples.push(await inTime(measure(arm), Math.min(limits.run, left), sentence));
      progress.step(`Lighthouse · ${arm.name}`);
    }
  }
  progress.end();
}
