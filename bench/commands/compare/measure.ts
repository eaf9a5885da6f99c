import { resolve } from 'node:path';
import { reuseBrowser, type ReusedBrowser, startedWith } from '../../browser/reuse-browser.ts';
import { BenchFailure } from '../../failure.ts';
import { formatChange, formatInterval } from '../../results/figures.ts';
import { metricOf } from '../../results/metrics.ts';
import type { CalibrationTimes } from '../../results/reliability.ts';
import type { Sample } from '../../results/sample.ts';
import { createStore, type Manifest, newManifest, openStore, resultsFolder, type Store } from '../../results/store.ts';
import { comparisonsOf, seriesOf, slownessOf } from '../../results/summarise.ts';
import type { Comparison } from '../../results/summary.ts';
import type { Arm } from '../../sites/arm.ts';
import { withOpened } from '../../sites/open-arms.ts';
import { type Rules, rulesFor } from '../../statistics/judge.ts';
import { countProbe } from '../../visits/probes/count.ts';
import { exactVisits } from '../../visits/probes/probe.ts';
import { calibratedProbe, timeProbe } from '../../visits/probes/time.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import { type ComparisonOptions, ofKind } from './ask.ts';
import { resumed } from '../new-store.ts';
import { differenceLines } from './print.ts';
import { armNames, type Pages, type Results, type Sides } from './sides.ts';

function mainArmOf({ folder, manifest, samples }: Store): string {
  const [first] = samples;
  if (!first) throw new BenchFailure(`${folder} has no samples: nothing was measured yet. Go on with --resume ${folder}.`);
  const measured = new Set(samples.map(({ arm }) => arm));
  const candidates = [armNames.head, 'preact', ...Object.keys(manifest.arms)];
  return candidates.find(name => measured.has(name)) ?? first.arm;
}

const renamed = (store: Store, name: string): Sample[] => {
  const main = mainArmOf(store);
  return store.samples.filter(({ arm }) => arm === main).map(sample => ({ ...sample, arm: name }));
};

function slownessWarnings(base: Store, head: Store): string[] {
  const [before, after] = [base, head].map(({ manifest }) => slownessOf(manifest) ?? 'all of its machine');
  return before === after
    ? []
    : [`The browser of base had ${before}, that of head ${after}: their times are not of the same kind.`];
}

function machineWarnings(base: Store, head: Store): string[] {
  const [before, after] = [base.manifest.machine, head.manifest.machine];
  return ['chromium', 'node', 'processor', 'cores'].filter(key => before[key] !== after[key]).map(key => `The runs differ in ${key}: ${before[key] ?? 'not known'} and ${after[key] ?? 'not known'}.`);
}

function pageWarnings(samples: readonly Sample[]): string[] {
  const armsOf = (page: string): Set<string> => new Set(samples.filter(one => one.page === page).map(({ arm }) => arm));
  const pages = [...new Set(samples.map(({ page }) => page))];
  return pages.flatMap(page => {
    const [only, another] = armsOf(page);
    return another === undefined ? [`${page} was measured in ${only ?? 'neither'} alone.`] : [];
  });
}

/** Reads two folders of results as one comparison. Throws a BenchFailure if one of them is broken or empty. */
export function joinResults(baseFolder: string, headFolder: string) {
  const [base, head] = [openStore(baseFolder), openStore(headFolder)];
  const samples = [...renamed(base, armNames.base), ...renamed(head, armNames.head)];
  const warnings = [...slownessWarnings(base, head), ...machineWarnings(base, head), ...pageWarnings(samples)];
  return { samples, warnings };
}

export interface Measured {
  manifest: Manifest;
  samples: readonly Sample[];
  calibration: CalibrationTimes;
  /** True if base and head were visited in turns. Timings of separate runs are not reliable. */
  isOneRun: boolean;
  warnings: readonly string[];
  folder: string | null;
}

interface Visited {
  browser: ReusedBrowser;
  store: Store;
  arms: readonly Arm[];
}

function wholeRounds({ manifest, samples }: Store, arms: readonly Arm[]): number {
  const timed = samples.filter(({ probe }) => probe === timeProbe.name);
  const roundsOf = (page: string, arm: string): number =>
    timed.filter(sample => sample.page === page && sample.arm === arm).length;
  return Math.min(...manifest.pages.flatMap(page => arms.map(arm => roundsOf(page.name, arm.name))));
}

interface Timed {
  metrics: readonly string[];
  rules: Rules;
}

/** Compares head with base in the rounds completed so far. */
function comparisonsSoFar({ store, arms }: Visited, { metrics, rules }: Timed): Comparison[] {
  const rounds = wholeRounds(store, arms);
  const both = store.samples.filter(
    ({ arm, probe, round }) =>
      probe === timeProbe.name && round < rounds && (arm === armNames.base || arm === armNames.head),
  );
  return comparisonsOf(both, { against: armNames.base, metrics, rules });
}

function describe(comparisons: readonly Comparison[]): string {
  const [worst] = comparisons.toSorted((one, other) => other.ratio - one.ratio);
  return worst ? `${metricOf(worst.metric).label} of ${worst.page}: ${formatChange(worst.ratio)} (${formatInterval(worst)})` : '';
}

/**
 * Times every page of base, of base again, of head and of the twin, round by round. Stops after half of the rounds if
 * they decide everything. Returns the calibration times.
 */
async function measureTimed(visited: Visited, timed: Timed): Promise<CalibrationTimes> {
  const { browser, store, arms } = visited;
  const { probe, calibration } = calibratedProbe(timeProbe);
  const again = arms.filter(({ name }) => name === armNames.base).map(base => ({ ...base, name: armNames.again }));
  const all = { ...visited, arms: [...arms, ...again] };
  const visits = { browser, store, probe, arms: all.arms, describe: () => describe(comparisonsSoFar(all, timed)) };
  const [first, last] = timed.rules.looks;
  await runRounds({ ...visits, rounds: first });
  const isOpen = comparisonsSoFar(all, timed).some(({ verdict }) => verdict === 'inconclusive');
  if (isOpen) await runRounds({ ...visits, rounds: last, warmUps: 0 });
  return calibration;
}

const manifestOf = ({ machine, ...asked }: ComparisonOptions, arms: Manifest['arms']): Manifest => {
  const { command, seed, rounds, pages } = asked;
  return newManifest({ command, seed, rounds, pages, arms, probes: ['count', 'time'], ...machine });
};

function storeFor(asked: ComparisonOptions, base: Pages, head: Pages): Store {
  const folder = resolve(asked.output ?? resultsFolder('compare'));
  return resumed(asked) ?? createStore(folder, manifestOf(asked, { base: base.fixed, head: head.fixed }));
}

/** Visits base, head and head's twin, if it has one, until the store has all samples. */
async function measurePages(asked: ComparisonOptions, base: Pages, head: Pages): Promise<Measured> {
  const store = storeFor(asked, base, head);
  const { manifest, samples, folder } = store;
  process.stderr.write(`Base is ${base.title}, head is ${head.title}.\n`);
  const timings = ofKind(asked.metrics, 'timed');
  await using browser = reuseBrowser(startedWith(manifest.slowBrowser));
  const twin = head.openTwin ? { [armNames.twin]: head.openTwin } : {};
  const opened = { [armNames.base]: base.open, [armNames.head]: head.open, ...twin };
  const calibration = await withOpened(opened, async arms => {
    if (asked.isExact) {
      await runRounds({ browser, store, probe: countProbe, arms, rounds: exactVisits });
      process.stderr.write(`${differenceLines(seriesOf(samples)).join('\n')}\n`);
    }
    const rules = rulesFor(manifest.rounds, asked.margin);
    return timings.length > 0 ? measureTimed({ browser, store, arms }, { metrics: timings, rules }) : {};
  });
  return { manifest, samples, calibration, isOneRun: true, warnings: [], folder };
}

function readResults(asked: ComparisonOptions, base: Results, head: Results): Measured {
  const manifest = manifestOf(asked, { base: base.folder, head: head.folder });
  const folder = asked.output === undefined ? null : resolve(asked.output);
  return { manifest, ...joinResults(base.folder, head.folder), calibration: {}, isOneRun: false, folder };
}

/** Gets the samples of base and head, from visits or results. */
export const measure = async (asked: ComparisonOptions, sides: Sides): Promise<Measured> =>
  sides.kind === 'pages'
    ? measurePages(asked, sides.base, sides.head)
    : readResults(asked, sides.base, sides.head);
