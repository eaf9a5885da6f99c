import { BenchFailure } from '../../failure.ts';
import { likelyCulprits, worstDetails } from '../../results/culprits/culprits.ts';
import { metricOf } from '../../results/metrics.ts';
import type { Sample } from '../../results/sample.ts';
import { memoryStore } from '../../results/store.ts';
import { comparisonsOf, seriesOf } from '../../results/summarise.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { addressOf, type BenchPage } from '../../sites/arm.ts';
import { rulesFor } from '../../statistics/judge.ts';
import { tapCpu } from '../../visits/collectors/tap-cost.ts';
import type { Probe } from '../../visits/probes/probe.ts';
import { type Progress, runRounds } from '../../visits/rounds/run-rounds.ts';
import { interactions } from '../../visits/taps/interactions.ts';
import { exactGates, ratioGates } from '../compare/gates.ts';
import type { Plant } from './plants.ts';

const widget = 'like';

/** Taps one box. Measures the main thread's time, and the function that ran longest before the paint. */
export const tapProbe: Probe = {
  name: 'tap',
  label: 'a tap',
  kind: 'timed',
  measure: async (browser, arm, page) => {
    const interaction = interactions.find(one => one.widget === widget);
    const tap = interaction ? await tapCpu(browser, addressOf(arm, page), interaction) : null;
    if (!tap) throw new BenchFailure(`No paint came after a tap on ${widget} of ${page.name}.`);
    const { time, hottest: source } = tap;
    return { figures: { 'cpu.tap': time }, details: { longestTasks: [{ time, at: 0, source }] } };
  },
};

const silent: Progress = { step: () => undefined, end: () => undefined };

type Visiting = Pick<Parameters<typeof runRounds>[0], 'browser' | 'probe' | 'arms'> & { page: BenchPage; rounds?: number; seed?: number };

/** Visits variants of a page in turns, by default twice, because the visits must agree. */
export async function visitsOf({ browser, probe, arms, page, rounds = 2, seed = 1 }: Visiting): Promise<Sample[]> {
  const store = memoryStore({ pages: [page], rounds, seed });
  await runRounds({ browser, store, probe, arms, rounds, progress: silent });
  return store.samples;
}

/** Runs the gate of a metric on two variants. Returns null if neither has the figure. */
export function gateOn(metric: string, base: readonly Sample[], head: readonly Sample[]): GateResult | null {
  const { kind, probe } = metricOf(metric);
  const after = worstDetails(metric, head);
  const judging = {
    reproduce: (page: string) => `npm run bench -- run --pages ${page} --only ${probe}`,
    nameCulprits: () => (after ? likelyCulprits(metric, worstDetails(metric, base), after) : []),
  };
  const rules = rulesFor(head.length);
  const timed = (): Comparison[] => comparisonsOf([...base, ...head], { against: 'base', metrics: [metric], rules });
  const [gate] = kind === 'exact'
    ? exactGates(seriesOf([...base, ...head]), [metric], judging)
    : ratioGates(timed(), rules.margin, judging);
  return gate ?? null;
}

export interface PlantResult {
  plant: string;
  isCaught: boolean;
  /** True if the gate blames the planted fault. */
  isNamed: boolean;
  sentence: string;
}

/** Checks that visits to a plant fail with a message that names it, because they must not become samples. */
export async function refusalOf({ name, culprit }: Plant, visiting: Promise<unknown>): Promise<PlantResult> {
  try {
    await visiting;
    return { plant: name, isCaught: false, isNamed: false, sentence: 'Its visits were taken for samples.' };
  } catch (error) {
    if (!(error instanceof BenchFailure)) throw error;
    return { plant: name, isCaught: true, isNamed: culprit.test(error.message), sentence: error.message };
  }
}

export function resultOf({ name, metric, culprit }: Plant, gate: GateResult | null): PlantResult {
  const isCaught = gate?.outcome === 'failed';
  const isNamed = isCaught && gate.culprits.some(text => culprit.test(text));
  return { plant: name, isCaught, isNamed, sentence: gate?.sentence ?? `There is no figure of ${metric}.` };
}
