import type { Pass } from './pass.ts';
import type { ProbeTimes } from '../../results/distrust.ts';
import { type Calibration, calibrate, probeTimes } from './calibrate.ts';

/** Visits with the machine's own speed before each of them. */
export interface CalibratedPass {
  pass: Pass;
  /** What the machine's speed was so far. */
  probes: () => ProbeTimes;
}

/** A way to visit a page, with a look at the machine before each visit. */
export function calibratedPass(pass: Pass, calibrateNow: () => Calibration = calibrate): CalibratedPass {
  const calibrations: Calibration[] = [];
  return {
    pass: {
      ...pass,
      measure: (browser, arm, page) => {
        calibrations.push(calibrateNow());
        return pass.measure(browser, arm, page);
      },
    },
    probes: () => probeTimes(calibrations),
  };
}
