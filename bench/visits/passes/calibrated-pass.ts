import type { Pass } from './pass.ts';
import type { CalibrationTimes } from '../../results/distrust.ts';
import { type Calibration, calibrate, calibrationTimes } from './calibrate.ts';

/** Visits with the machine's own speed before each of them. */
export interface CalibratedPass {
  pass: Pass;
  /** What the machine's speed was so far. */
  calibration: () => CalibrationTimes;
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
    calibration: () => calibrationTimes(calibrations),
  };
}
