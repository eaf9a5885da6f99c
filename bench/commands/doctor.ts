import { keepBrowser } from '../browser/keep-browser.ts';
import { diagnose } from './doctor/diagnose.ts';
import { describeMachine } from './doctor/machine.ts';
import { printDiagnosis } from './doctor/print-diagnosis.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { timeProbe } from '../visits/probes/time.ts';
import { warmUps } from '../visits/probes/probe.ts';
import { calibratedProbe } from '../visits/probes/calibrated-probe.ts';
import { runRounds } from '../visits/rounds/run-rounds.ts';
import type { Sample } from '../results/sample.ts';
import { rulesFor } from '../statistics/judge.ts';
import { seededShuffle } from '../statistics/random.ts';
import { ownArms } from '../sites/own-site.ts';
import { nameOf, withArms } from '../sites/open-arms.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { givenOr, pagesFor } from './asked-pages.ts';
import { printResult } from './print-result.ts';

const options = {
  pages: { type: 'string' },
  rounds: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
} as const;

/** What compared runs are planned with: 40 rounds, and what is less than 3 % is none. */
const rules = rulesFor(40);

/**
 * `bench doctor [address | folder]`: what this machine is, how much the same page differs from itself on it, and from
 * which slowdown on a run can find one. Ends with 4 where figures of this machine are not to be trusted.
 */
export async function doctor(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, options);
  const [site = ''] = givenOr(ownArms, positionals);
  const page = pagesFor(values.pages, positionals).at(-1);
  const machine = describeMachine();
  console.error(`${machine.chromium} · Node ${machine.node} · ${machine.cores} cores, load ${machine.load}`);
  const rounds = wholeNumber('rounds', values.rounds);
  await using browser = keepBrowser();
  return await withArms({ [nameOf(site)]: site }, async ([arm]) => {
    if (!arm || !page) return exitCodes.failure;
    const samples: Sample[] = [];
    const { probe, calibration } = calibratedProbe(timeProbe);
    await runRounds({
      browser,
      store: { samples, add: taken => void samples.push(taken) },
      probe,
      arms: [arm, { ...arm, name: `${arm.name} again` }],
      pages: [page],
      rounds,
      warmUps,
      shuffle: seededShuffle(1),
    });
    const diagnosis = diagnose(machine, { samples, calibration: calibration() }, rules);
    printResult(diagnosis, printDiagnosis(diagnosis), values);
    return diagnosis.problems.length > 0 ? exitCodes.noisy : exitCodes.passed;
  });
}
