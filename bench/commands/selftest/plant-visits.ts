import type { KeptBrowser } from '../../browser/keep-browser.ts';
import { BenchFailure } from '../../failure.ts';
import { exactGates } from '../compare/judge/gates.ts';
import { likelyCulprits, worstDetails } from '../../results/culprits/culprits.ts';
import { metricOf } from '../../results/metrics.ts';
import type { Probe } from '../../visits/probes/probe.ts';
import type { Sample } from '../../results/sample.ts';
import { seriesOf } from '../../results/summarise.ts';
import type { GateResult } from '../../results/summary.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';
import type { Plant } from './plants.ts';

/** Visits of the same that have to agree. */
const visits = 2;

/** Visits a page of an arm, which is called as it is in comparisons. */
export async function visitAs(
  name: 'base' | 'head',
  { browser, probe, arm, page }: { browser: KeptBrowser; probe: Probe; arm: Arm; page: BenchPage },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < visits; round += 1) {
    const { figures, details } = await browser.use(used => probe.measure(used, arm, page));
    samples.push({ probe: probe.name, page: page.name, arm: name, round, figures, details });
  }
  return samples;
}

/** Asks the exact gate about a metric of two arms; null if neither of them has the figure. */
export function gateOn(metric: string, base: readonly Sample[], head: readonly Sample[]): GateResult | null {
  const after = worstDetails(metric, head);
  const [gate] = exactGates(seriesOf([...base, ...head]), [metric], {
    reproduce: page => `npm run bench -- run --pages ${page} --only ${metricOf(metric).probe}`,
    nameCulprits: () => (after ? likelyCulprits(metric, worstDetails(metric, base), after) : []),
  });
  return gate ?? null;
}

export interface PlantResult {
  plant: string;
  isCaught: boolean;
  /** The planted fault is among those that it blames. */
  isNamed: boolean;
  sentence: string;
}

/** Tells if visits to a plant ended in a sentence that names it, for they must not become samples. */
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
