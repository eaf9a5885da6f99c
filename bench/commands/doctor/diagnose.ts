import { formatShare } from '../../results/figures.ts';
import { type CalibrationTimes, reliabilityProblems } from '../../results/reliability.ts';
import type { Sample } from '../../results/sample.ts';
import { comparedArms, seriesOf } from '../../results/summarise.ts';
import { detectableEffect } from '../../statistics/detectable-effect.ts';
import { judgeFamily, type Rules, type Verdict } from '../../statistics/judge.ts';
import { driftOf, median } from '../../statistics/median.ts';
import type { Machine } from './machine.ts';

export interface Detectability {
  metric: string;
  label: string;
  /** Ratio of two equal variants; 1 is correct. */
  ratio: number;
  low: number;
  high: number;
  verdict: Verdict;
  /** Smallest slowdown that would be detected, as a share, by the number of rounds. */
  detectable: { rounds: number; effect: number }[];
}

/** Returns half, once and twice the rounds of a run. */
const askedRounds = ({ looks: [, last] }: Rules): number[] => [Math.ceil(last / 2), last, last * 2];

/** Estimates the smallest change that this machine can detect. Throws a BenchFailure for too few rounds. */
function detectabilities(samples: readonly Sample[], rules: Rules): Detectability[] {
  const [against = ''] = samples.map(({ arm }) => arm);
  const timed = seriesOf(samples).filter(({ arm, kind }) => arm === against && kind === 'timed');
  const compared = comparedArms(samples, { against, metrics: timed.map(({ metric }) => metric) });
  return judgeFamily(compared, rules).map(judged => {
    const { metric, label, ratio, low, high, verdict } = judged;
    const detectable = askedRounds(rules).map(last => ({
      rounds: last,
      effect: detectableEffect(judged, { ...rules, looks: [Math.ceil(last / 2), last] }),
    }));
    return { metric, label, ratio, low, high, verdict, detectable };
  });
}

/** Share of each core that other programs may use. */
const mostLoad = 0.25;

/** Megabytes that Chromium, the server and their traces need. */
const leastMemory = 1500;
const leastDisk = 1000;

/** Largest slowdown that a run may miss, as a share. Every reader would notice a larger one. */
const largestMissed = 0.1;

function adviceOnMachine({ cores, load, governor, memory, disk }: Machine): string[] {
  const rules: [boolean, string][] = [
    [load > cores * mostLoad, `Other programs are at work (load ${load} on ${cores} cores): end them, or wait.`],
    [cores < 2, 'There is one core: Chromium\'s processes wait for each other and for the server. Use two or more.'],
    [
      !['performance', 'unknown'].includes(governor),
      `The processor's clock follows the "${governor}" governor: set it to "performance" for the time of the run.`,
    ],
    [memory < leastMemory, `${memory} MB of memory are free: the bench needs ${leastMemory} MB.`],
    [disk < leastDisk, `${disk} MB of the disk are free: the bench needs ${leastDisk} MB.`],
  ];
  return rules.filter(([applies]) => applies).map(([, sentence]) => sentence);
}

/** Suggests more rounds for a metric if the usual number misses too much. */
function adviceOnMetric({ label, detectable }: Detectability): string[] {
  const [, usual, longer] = detectable;
  if (!usual || !longer || usual.effect <= largestMissed) return [];
  const now = `${usual.rounds} rounds find a slowdown from ${formatShare(usual.effect)}`;
  return [`${label}: ${now}, ${longer.rounds} rounds from ${formatShare(longer.effect)}; ask for more rounds.`];
}

function adviceFor(machine: Machine, metrics: readonly Detectability[], isTooNoisy: boolean): string[] {
  const onNoise = isTooNoisy ? ['What would be measured now misleads: ask again when the machine is quiet.'] : [];
  return [...onNoise, ...adviceOnMachine(machine), ...metrics.flatMap(adviceOnMetric)];
}

export interface CalibrationDiagnosis {
  name: string;
  /** Median in milliseconds. */
  median: number;
  /** Excess of the slowest time over the median, and change of speed during the run, both as shares. */
  spread: number;
  drift: number;
}

/** Samples of two equal variants, and the calibration times. */
export interface SameArmsRun {
  samples: readonly Sample[];
  calibration: CalibrationTimes;
}

/** Abilities of a machine to measure. */
export interface Diagnosis {
  machine: Machine;
  calibration: CalibrationDiagnosis[];
  metrics: Detectability[];
  /** Reasons to distrust its figures; empty if there are none. */
  problems: string[];
  advice: string[];
}

const calibrationDiagnoses = (calibration: CalibrationTimes): CalibrationDiagnosis[] =>
  Object.entries(calibration).map(([name, times]) => {
    const middle = median(times);
    return { name, median: middle, spread: Math.max(...times) / middle - 1, drift: driftOf(times) };
  });

/** Diagnoses a machine by comparing two equal variants. Throws a BenchFailure for too few rounds. */
export function diagnose(machine: Machine, { samples, calibration }: SameArmsRun, rules: Rules): Diagnosis {
  const metrics = detectabilities(samples, rules);
  const problems = reliabilityProblems(metrics, calibration);
  const advice = adviceFor(machine, metrics, problems.length > 0);
  return { machine, calibration: calibrationDiagnoses(calibration), metrics, problems, advice };
}
