import { inTime } from '../../../scripts/in-time.ts';
import type { Progress } from '../../visits/rounds/run-rounds.ts';
import type { LighthouseSample } from './figures.ts';

/** A page to measure, and the samples of its runs so far. */
export interface LighthouseArm {
  name: string;
  address: string;
  runs: number;
  samples: LighthouseSample[];
}

/** Time limits in milliseconds. */
export interface Limits {
  run: number;
  all: number;
}

export type IsSettled = (arm: LighthouseArm) => boolean;

/**
 * Measures every page `runs` times or until it is settled. Takes turns between the pages, so that a busy minute of the
 * machine does not affect one page only. Throws a BenchFailure if a run, or all runs together, exceed their limit.
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
