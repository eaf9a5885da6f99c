import { driftOf } from '../../statistics/drift.ts';
import type { Rules } from '../../statistics/judge.ts';
import { median } from '../../statistics/median.ts';
import { type CalibrationTimes, reliabilityProblems } from '../../results/reliability.ts';
import { adviceFor } from './advice.ts';
import type { Sample } from '../../results/sample.ts';
import type { Machine } from './machine.ts';
import { type Detectability, detectabilities } from './detectability.ts';

export interface CalibrationDiagnosis {
  name: string;
  /** Milliseconds. */
  median: number;
  /** By how much the slowest time is above the median, and by how much the machine became slower or faster: shares. */
  spread: number;
  drift: number;
}

/** Visits to two arms that are the same, and the machine's speed meanwhile. */
export interface SameArmsRun {
  samples: readonly Sample[];
  calibration: CalibrationTimes;
}

/** What a machine is good for. */
export interface Diagnosis {
  machine: Machine;
  calibration: CalibrationDiagnosis[];
  metrics: Detectability[];
  /** Why its figures are not to be trusted: none if nothing speaks against them. */
  problems: string[];
  advice: string[];
}

const calibrationDiagnoses = (calibration: CalibrationTimes): CalibrationDiagnosis[] =>
  Object.entries(calibration).map(([name, times]) => {
    const middle = median(times);
    return { name, median: middle, spread: Math.max(...times) / middle - 1, drift: driftOf(times) };
  });

/** Judges a machine by two arms of it that are the same. Throws a sentence if the rounds are too few to tell. */
export function diagnose(machine: Machine, { samples, calibration }: SameArmsRun, rules: Rules): Diagnosis {
  const metrics = detectabilities(samples, rules);
  const problems = reliabilityProblems(metrics, calibration);
  const advice = adviceFor(machine, metrics, problems.length > 0);
  return { machine, calibration: calibrationDiagnoses(calibration), metrics, problems, advice };
}
