import { keepBrowser, type KeptBrowser, startedWith } from '../browser/keep-browser.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { countProbe } from '../visits/probes/count.ts';
import type { Probe } from '../visits/probes/probe.ts';
import { metricOf } from '../results/metrics.ts';
import { probeOf } from '../visits/probes/probes.ts';
import type { Sample } from '../results/sample.ts';
import { showProgress } from '../visits/rounds/progress.ts';
import { gateOnTaps } from './selftest/handler-visits.ts';
import { gateOn, type PlantResult, refusalOf, resultOf, visitAs } from './selftest/plant-visits.ts';
import { inSomeVisits, kernel, moreCalls, type Plant, plants } from './selftest/plants.ts';
import { compareSame } from './selftest/a-a-test.ts';
import { seededRandom } from '../statistics/random.ts';
import type { Arm } from '../sites/arm.ts';
import { openNewsroom } from '../sites/newsroom.ts';
import { withArms } from '../sites/open-arms.ts';
import { listOf, readArguments, wholeNumber } from './arguments.ts';
import { machineWith, slowBrowserOption } from './slow-browser.ts';

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
