import type { KeptBrowser } from '../../browser/keep-browser.ts';
import { exactGates } from '../compare/judge/gates.ts';
import { countProbe } from '../../visits/probes/count.ts';
import { timeProbe } from '../../visits/probes/time.ts';
import type { Sample } from '../../results/sample.ts';
import { comparisonsOf, seriesOf } from '../../results/summarise.ts';
import { exactVisits } from '../../visits/probes/probe.ts';
import { rulesFor } from '../../statistics/judge.ts';
import { shuffled } from '../../statistics/random.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';

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

/** Compares an arm with itself, as two arms are compared; gives a sentence for each difference that is none. */
export async function compareSame(same: Same): Promise<string[]> {
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
