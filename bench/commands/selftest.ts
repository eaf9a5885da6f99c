import { keepBrowser, type KeptBrowser, startedWith } from '../browser/keep-browser.ts';
import { BenchFailure } from '../failure.ts';
import { metricOf } from '../results/metrics.ts';
import type { Sample } from '../results/sample.ts';
import { comparisonsOf, seriesOf } from '../results/summarise.ts';
import type { Arm, BenchPage } from '../sites/arm.ts';
import { openNewsroom } from '../sites/newsroom.ts';
import { withArms } from '../sites/open-arms.ts';
import { rulesFor } from '../statistics/judge.ts';
import { seededRandom, shuffled } from '../statistics/random.ts';
import { countProbe } from '../visits/probes/count.ts';
import { exactVisits, type Probe } from '../visits/probes/probe.ts';
import { probeOf } from '../visits/probes/probes.ts';
import { timeProbe } from '../visits/probes/time.ts';
import { showProgress } from '../visits/rounds/progress.ts';
import { listOf, readArguments, wholeNumber } from './arguments.ts';
import { exactGates } from './compare/judge/gates.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { gateOnTaps } from './selftest/handler-visits.ts';
import { gateOn, type PlantResult, refusalOf, resultOf, visitAs } from './selftest/plant-visits.ts';
import { inSomeVisits, kernel, moreCalls, type Plant, plants } from './selftest/plants.ts';
import { machineWith, slowBrowserOption } from './slow-browser.ts';

interface Same {
  browser: KeptBrowser;
  arm: Arm;
  page: BenchPage;
  rounds: number;
  random: () => number;
}

const timedMetrics = ['cpu.load', 'cpu.scroll'];

/** Visits one arm as if it were two: base and head, in an order by chance. */
async function visitTwice({ browser, arm, page, rounds, random }: Same): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const probes = round < exactVisits ? [countProbe, timeProbe] : [timeProbe];
    for (const probe of probes) {
      for (const name of shuffled(['base', 'head'], random)) {
        const { figures, details } = await browser.use(used => probe.measure(used, arm, page));
        samples.push({ probe: probe.name, page: page.name, arm: name, round, figures, details });
      }
    }
  }
  return samples;
}

/** Compares an arm with itself, as two arms are compared; gives a sentence for each false difference. */
async function compareSame(same: Same): Promise<string[]> {
  const samples = await visitTwice(same);
  const series = seriesOf(samples);
  const exact = series.filter(({ kind }) => kind === 'exact').map(({ metric }) => metric);
  const gates = exactGates(series, exact, { reproduce: () => '', nameCulprits: () => [] });
  const rules = rulesFor(same.rounds);
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
/** Quick to visit, and not without scripts. */
const form = { name: 'form', path: '/write/1' };

const probeFor = ({ metric }: Plant): Probe => probeOf(metricOf(metric).probe ?? countProbe.name);

/** Five of a hundred calls more than a page makes, always or only now and then. */
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

function baseVisits(browser: KeptBrowser, arm: Arm): (probe: Probe) => Promise<Sample[]> {
  const known = new Map<Probe, Promise<Sample[]>>();
  return probe => {
    const visited = known.get(probe) ?? visitAs('base', { browser, probe, arm, page: article });
    known.set(probe, visited);
    return visited;
  };
}

interface Visited {
  browser: KeptBrowser;
  base: Arm;
  baseVisits: (probe: Probe) => Promise<Sample[]>;
}

async function tryPlant({ browser, base, baseVisits: visits }: Visited, plant: Plant): Promise<PlantResult> {
  const head = await openNewsroom({ flavour: 'preact', name: 'head', alter: plant.alter });
  try {
    if (plant.metric === 'cpu.tap') return resultOf(plant, await gateOnTaps(browser, { base, head, page: article }));
    const probe = probeFor(plant);
    const visiting = visitAs('head', { browser, probe, arm: head, page: article });
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

async function tryPlants(browser: KeptBrowser, arm: Arm, wanted: readonly string[]): Promise<boolean> {
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

interface Sames {
  count: number;
  rounds: number;
  seed: number;
}

async function trySame(browser: KeptBrowser, arm: Arm, { count, rounds, seed }: Sames): Promise<boolean> {
  if (count === 0) return true;
  const random = seededRandom(seed);
  const progress = showProgress(count);
  const found: string[] = [];
  for (let comparison = 0; comparison < count; comparison += 1) {
    found.push(...(await compareSame({ browser, arm, page: form, rounds, random })));
    progress.step('a page beside itself');
  }
  progress.end();
  console.info(`${found.length === 0 ? '✓' : '✗'}  ${count} comparisons of a page with itself: ${found.length} differences`);
  for (const sentence of found) console.info(`   ${sentence}`);
  return found.length === 0;
}

/**
 * `bench selftest`: whether the bench finds what is planted and nothing where nothing is. Every planted regression has
 * to be caught by the gate that claims it, and named; a page beside itself has to differ in nothing. With
 * `--slow-browser` the same in a browser that has a share of a core.
 */
export async function selftest(args: readonly string[]): Promise<ExitCode> {
  const { values } = readArguments(args, options);
  const sames = {
    count: values.same === '0' ? 0 : wholeNumber('same', values.same),
    rounds: wholeNumber('rounds', values.rounds),
    seed: wholeNumber('seed', values.seed),
  };
  const { slowBrowser } = machineWith(values['slow-browser']);
  await using browser = keepBrowser(startedWith(slowBrowser));
  return await withArms({ base: 'preact' }, async ([arm]) => {
    if (!arm) return exitCodes.failure;
    const isFound = await tryPlants(browser, arm, listOf(values.plant ?? ''));
    const isSame = await trySame(browser, arm, sames);
    return isFound && isSame ? exitCodes.passed : exitCodes.regression;
  });
}
