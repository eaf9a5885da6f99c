import { cgroupAdvice } from '../browser/cgroup.ts';
import { reuseBrowser } from '../browser/reuse-browser.ts';
import { formatFigure, formatShare } from '../results/figures.ts';
import { memoryStore } from '../results/store.ts';
import { nameOf, withArms } from '../sites/open-arms.ts';
import { ownArms } from '../sites/own-site.ts';
import { rulesFor } from '../statistics/judge.ts';
import { calibratedProbe, timeProbe } from '../visits/probes/time.ts';
import { runRounds } from '../visits/rounds/run-rounds.ts';
import { command, givenOr, pagesFor, wholeNumber } from './arguments.ts';
import { type CalibrationDiagnosis, type Detectability, diagnose, type Diagnosis } from './doctor/diagnose.ts';
import { describeMachine, type Machine } from './doctor/machine.ts';
import { exitCodes } from './exit-codes.ts';
import { printResult } from './print-figures.ts';

const slowBrowserLine = (groups: string): string =>
  groups === 'none'
    ? `No browser can be slowed down as a whole (--slow-browser): ${cgroupAdvice}`
    : `A browser can be slowed down as a whole (--slow-browser) by ${groups}`;

const machineLines = (machine: Machine): string[] => [
  `${machine.chromium}, Node ${machine.node}`,
  machine.system,
  `${machine.processor}, ${machine.cores} cores, load ${machine.load}, governor ${machine.governor}`,
  slowBrowserLine(machine.groups),
  `${machine.memory} MB of memory and ${machine.disk} MB of the disk are free`,
];

const calibrationLine = ({ name, median, spread, drift }: CalibrationDiagnosis): string =>
  `${name}: ${formatFigure(median, 'ms')}, the slowest ${formatShare(spread)} above it, drift ${formatShare(drift)}`;

function metricLine({ label, low, high, detectable }: Detectability): string {
  const found = detectable.map(({ rounds, effect }) => `+${formatShare(effect)} in ${rounds} rounds`).join(', ');
  return `${label}: beside itself ${low.toFixed(3)} to ${high.toFixed(3)}; a slowdown is found from ${found}`;
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map(line => `  ${line}`)];

/** Formats a diagnosis as plain text, with the advice at the end. */
const printDiagnosis = ({ machine, calibration, metrics, problems, advice }: Diagnosis): string =>
  [
    ...section('Machine', machineLines(machine)),
    ...section('Calibration', calibration.map(calibrationLine)),
    ...section('Figures', metrics.map(metricLine)),
    ...section('Too noisy', problems),
    ...section('What to do', advice),
  ].join('\n');

const options = {
  pages: { type: 'string' },
  rounds: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
} as const;

/** Comparisons have 40 rounds by default, and ignore differences below 3 %. */
const rules = rulesFor(40);

/**
 * `bench doctor [address | folder]`: describes this machine, the noise of a page compared with itself, and the smallest
 * slowdown that a run can detect. Exits with 4 if the machine is unreliable.
 */
export const doctor = command(options, async ({ values, positionals }) => {
  const [site = ''] = givenOr(ownArms, positionals);
  const page = pagesFor(values.pages, positionals).at(-1);
  const machine = describeMachine();
  console.error(`${machine.chromium} · Node ${machine.node} · ${machine.cores} cores, load ${machine.load}`);
  const rounds = wholeNumber('rounds', values.rounds);
  await using browser = reuseBrowser();
  return await withArms({ [nameOf(site)]: site }, async ([arm]) => {
    if (!arm || !page) return exitCodes.failure;
    const store = memoryStore({ pages: [page], rounds, seed: 1 });
    const { probe, calibration } = calibratedProbe(timeProbe);
    await runRounds({ browser, store, probe, arms: [arm, { ...arm, name: `${arm.name} again` }] });
    const diagnosis = diagnose(machine, { samples: store.samples, calibration }, rules);
    printResult(diagnosis, printDiagnosis(diagnosis), values);
    return diagnosis.problems.length > 0 ? exitCodes.noisy : exitCodes.passed;
  });
});
