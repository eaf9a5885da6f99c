import type { KeptBrowser } from '../../browser/keep-browser.ts';
import { calibratedPass } from '../../visits/passes/calibrated-pass.ts';
import { metricOf } from '../../results/metrics.ts';
import { countPass } from '../../visits/passes/count.ts';
import { timePass } from '../../visits/passes/time.ts';
import type { Store } from '../../results/store.ts';
import { comparisonsOf } from '../../results/summarise.ts';
import type { Comparison } from '../../results/summary.ts';
import { exactVisits, warmUps } from '../../visits/passes/pass.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import type { Rules } from '../../statistics/judge.ts';
import type { ProbeTimes } from '../../results/distrust.ts';
import { seededShuffle } from '../../statistics/random.ts';
import type { Arm } from '../../subjects/arm.ts';
import { formatChange } from '../../results/figures.ts';
import { formatInterval } from '../../results/gate-words.ts';
import { armNames } from './pairs.ts';

/** How a comparison is measured. */
export interface Measured {
  browser: KeptBrowser;
  store: Store;
  arms: readonly Arm[];
}

/** Counts every page of every arm. */
export async function measureExact({ browser, store, arms }: Measured): Promise<void> {
  const { pages, seed } = store.manifest;
  const shuffle = seededShuffle(seed);
  await runRounds({ browser, store, pass: countPass, arms, pages, rounds: exactVisits, warmUps: 0, shuffle });
}

/** How many rounds every page of every arm has already. */
function wholeRounds({ manifest, samples }: Store, arms: readonly Arm[]): number {
  const timed = samples.filter(({ pass }) => pass === timePass.name);
  const roundsOf = (page: string, arm: string): number =>
    timed.filter(sample => sample.page === page && sample.arm === arm).length;
  return Math.min(...manifest.pages.flatMap(page => arms.map(arm => roundsOf(page.name, arm.name))));
}

/** What is asked of timings. */
export interface Timed {
  /** Those that the verdict is read from. */
  metrics: readonly string[];
  rules: Rules;
}

/** Head beside base as far as it is known. */
function comparisonsSoFar({ store, arms }: Measured, { metrics, rules }: Timed): Comparison[] {
  const rounds = wholeRounds(store, arms);
  const both = store.samples.filter(
    ({ arm, pass, round }) =>
      pass === timePass.name && round < rounds && (arm === armNames.base || arm === armNames.head),
  );
  return comparisonsOf(both, { against: armNames.base, metrics, rules });
}

/** The one that looks worst, in short. */
function describe(comparisons: readonly Comparison[]): string {
  const [worst] = comparisons.toSorted((one, other) => other.ratio - one.ratio);
  return worst ? `${metricOf(worst.metric).label} of ${worst.page}: ${formatChange(worst.ratio)} (${formatInterval(worst)})` : '';
}

/**
 * Times every page of base, of base once more, of head and of the twin, round by round; half of the rounds are enough
 * where they decide everything. Gives the machine's speed in the meantime.
 */
export async function measureTimed(measured: Measured, timed: Timed): Promise<ProbeTimes> {
  const { browser, store, arms } = measured;
  const { pass, probes } = calibratedPass(timePass);
  const again = arms.filter(({ name }) => name === armNames.base).map(base => ({ ...base, name: armNames.again }));
  const visited = { ...measured, arms: [...arms, ...again] };
  const { pages, seed } = store.manifest;
  const runTo = (rounds: number, before: number): Promise<void> =>
    runRounds({
      browser,
      store,
      pass,
      arms: visited.arms,
      pages,
      rounds,
      warmUps: before,
      shuffle: seededShuffle(seed),
      describe: () => describe(comparisonsSoFar(visited, timed)),
    });
  const [first, last] = timed.rules.looks;
  await runTo(first, warmUps);
  const isOpen = comparisonsSoFar(visited, timed).some(({ verdict }) => verdict === 'inconclusive');
  if (isOpen) await runTo(last, 0);
  return probes();
}
