import { reuseBrowser, type ReusedBrowser, startedWith } from '../browser/reuse-browser.ts';
import { BenchFailure } from '../failure.ts';
import { metricOf } from '../results/metrics.ts';
import type { Sample } from '../results/sample.ts';
import { comparisonsOf, seriesOf } from '../results/summarise.ts';
import type { Arm } from '../sites/arm.ts';
import { openNewsroom } from '../sites/newsroom.ts';
import { withArms } from '../sites/open-arms.ts';
import { rulesFor } from '../statistics/judge.ts';
import { countProbe } from '../visits/probes/count.ts';
import { exactVisits, type Probe } from '../visits/probes/probe.ts';
import { probeOf } from '../visits/probes/probes.ts';
import { timeProbe } from '../visits/probes/time.ts';
import { showProgress } from '../visits/rounds/run-rounds.ts';
import { command, listOf, wholeNumber } from './arguments.ts';
import { exactGates } from './compare/gates.ts';
import { exitCodes } from './exit-codes.ts';
import { machineWith, slowBrowserOption } from './new-store.ts';
import { gateOn, type PlantResult, refusalOf, resultOf, tapProbe, visitsOf } from './selftest/plant-visits.ts';
import { inSomeVisits, kernel, moreCalls, type Plant, plants } from './selftest/plants.ts';

interface Sames {
  count: number;
  rounds: number;
  seed: number;
}

const timedMetrics = ['cpu.load', 'cpu.scroll'];

/** Compares a variant with itself. Returns a message for each false difference. */
async function compareSame(browser: ReusedBrowser, arm: Arm, { rounds, seed }: Omit<Sames, 'count'>): Promise<string[]> {
  const arms = ['base', 'head'].map(name => ({ ...arm, name }));
  const visits = { browser, arms, page: form, seed };
  const counted = await visitsOf({ ...visits, probe: countProbe, rounds: Math.min(rounds, exactVisits) });
  const samples = [...counted, ...(await visitsOf({ ...visits, probe: timeProbe, rounds }))];
  const series = seriesOf(samples);
  const exact = series.filter(({ kind }) => kind === 'exact').map(({ metric }) => metric);
  const gates = exactGates(series, exact, { reproduce: () => '', nameCulprits: () => [] });
  const rules = rulesFor(rounds);
  const timed = comparisonsOf(samples, { against: 'base', metrics: timedMetrics, rules });
  return [
    ...gates.filter(({ outcome }) => outcome === 'failed').map(({ sentence }) => sentence),
    ...timed.filter(({ verdict }) => verdict === 'worse').map(({ page, label, ratio }) => `${page} · ${label} × ${ratio}`),
  ];
}

const options = {
  same: { type: 'string', default: '20' },
  rounds: { type: 'string', default: '10' },
  plant: { type: 'string' },
  seed: { type: 'string', default: '1' },
  ...slowBrowserOption,
} as const;

const article = { name: 'article', path: '/news/1001' };
const form = { name: 'form', path: '/write/1' };

const probeFor = ({ metric }: Plant): Probe => (metric === 'cpu.tap' ? tapProbe : probeOf(metricOf(metric).probe ?? countProbe.name));

/** Number of visits for a tap. Timings need more visits than counts. */
const tapRounds = 8;

/** Returns plants with 5 % more calls, in all visits or only in some. */
function callsPlants(base: readonly Sample[]): Plant[] {
  const { calls } = base[0]?.figures ?? {};
  if (!calls) throw new BenchFailure('No calls were counted on a page that makes some: coverage does not work here.');
  const alter = moreCalls(Math.ceil(calls * 0.05));
  const about = { metric: 'calls', culprit: /plantedCall/ } as const;
  return [
    { ...about, name: '+5 % calls', alter },
    { ...about, name: '+5 % calls in some visits', alter: inSomeVisits(kernel, alter) },
  ];
}

/** Visits the base once for each probe, and caches the samples. */
function baseVisits(browser: ReusedBrowser, base: Arm): Visited['baseVisits'] {
  const known = new Map<Probe, Promise<Sample[]>>();
  return probe => {
    const visited = known.get(probe) ?? visitsOf({ browser, probe, arms: [{ ...base, name: 'base' }], page: article });
    known.set(probe, visited);
    return visited;
  };
}

interface Visited {
  browser: ReusedBrowser;
  base: Arm;
  baseVisits: (probe: Probe) => Promise<Sample[]>;
}

async function tryPlant({ browser, base, baseVisits: visits }: Visited, plant: Plant): Promise<PlantResult> {
  const head = await openNewsroom({ flavour: 'preact', name: 'head', alter: plant.alter });
  try {
    const probe = probeFor(plant);
    if (probe === tapProbe) {
      const visited = await visitsOf({ browser, probe, arms: [{ ...base, name: 'base' }, head], page: article, rounds: tapRounds });
      const [before, after] = ['base', 'head'].map(name => visited.filter(({ arm }) => arm === name));
      return resultOf(plant, gateOn(plant.metric, before ?? [], after ?? []));
    }
    const visiting = visitsOf({ browser, probe, arms: [head], page: article });
    if (plant.isRefused) return await refusalOf(plant, visiting);
    const after = await visiting;
    return resultOf(plant, gateOn(plant.metric, await visits(probe), after));
  } finally {
    await head.stop();
  }
}

function tell({ plant, isCaught, isNamed, sentence }: PlantResult): boolean {
  const verdict = isCaught ? (isNamed ? 'caught and named' : 'caught, but not named') : 'NOT caught';
  console.info(`${isCaught && isNamed ? '✓' : '✗'}  ${plant}: ${verdict}\n   ${sentence}`);
  return isCaught && isNamed;
}

async function tryPlants(browser: ReusedBrowser, arm: Arm, wanted: readonly string[]): Promise<boolean> {
  const visited = baseVisits(browser, arm);
  const all = [...callsPlants(await visited(countProbe)), ...plants];
  const unknown = wanted.find(name => !all.some(plant => plant.name === name));
  if (unknown !== undefined) {
    throw new BenchFailure(`Nothing called "${unknown}" can be planted; there are ${all.map(({ name }) => name).join(', ')}.`);
  }
  let isGood = true;
  for (const plant of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    isGood = tell(await tryPlant({ browser, base: arm, baseVisits: visited }, plant)) && isGood;
  }
  return isGood;
}

async function trySame(browser: ReusedBrowser, arm: Arm, { count, rounds, seed }: Sames): Promise<boolean> {
  if (count === 0) return true;
  const progress = showProgress(count);
  const found: string[] = [];
  for (let comparison = 0; comparison < count; comparison += 1) {
    found.push(...(await compareSame(browser, arm, { rounds, seed: seed + comparison })));
    progress.step('a page beside itself');
  }
  progress.end();
  console.info(`${found.length === 0 ? '✓' : '✗'}  ${count} comparisons of a page with itself: ${found.length} differences`);
  for (const sentence of found) console.info(`   ${sentence}`);
  return found.length === 0;
}

/**
 * `bench selftest`: checks that the bench finds all planted regressions and no others. The gate that claims a plant
 * must catch and name it, and a page compared with itself must not differ. `--slow-browser` runs the test in a browser
 * with a share of a core.
 */
export const selftest = command(options, async ({ values }) => {
  const sames = {
    count: values.same === '0' ? 0 : wholeNumber('same', values.same),
    rounds: wholeNumber('rounds', values.rounds),
    seed: wholeNumber('seed', values.seed),
  };
  const { slowBrowser } = machineWith(values['slow-browser']);
  await using browser = reuseBrowser(startedWith(slowBrowser));
  return await withArms({ base: 'preact' }, async ([arm]) => {
    if (!arm) return exitCodes.failure;
    const isFound = await tryPlants(browser, arm, listOf(values.plant ?? ''));
    const isSame = await trySame(browser, arm, sames);
    return isFound && isSame ? exitCodes.passed : exitCodes.regression;
  });
});
