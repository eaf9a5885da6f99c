import type { Probe } from './probe.ts';
import type { CalibrationTimes } from '../../results/reliability.ts';
import { type Calibration, calibrate, calibrationTimes } from './calibrate.ts';

/** Visits with the machine's own speed before each of them. */
export interface CalibratedProbe {
  probe: Probe;
  calibration: () => CalibrationTimes;
}

/** A way to visit a page, with a look at the machine before each visit. */
export function calibratedProbe(probe: Probe, calibrateNow: () => Calibration = calibrate): CalibratedProbe {
  const calibrations: Calibration[] = [];
  return {
    probe: {
      ...probe,
      measure: (browser, arm, page) => {
        calibrations.push(calibrateNow());
        return probe.measure(browser, arm, page);
      },
    },
    calibration: () => calibrationTimes(calibrations),
  };
}
