import type { KeptBrowser } from '../../browser/keep-browser.ts';
import { tapCpu } from '../../visits/collectors/tap-cost.ts';
import { ratioGates } from '../compare/judge/gates.ts';
import { BenchFailure } from '../../failure.ts';
import type { Sample } from '../../results/sample.ts';
import { comparisonsOf } from '../../results/summarise.ts';
import type { GateResult } from '../../results/summary.ts';
import { rulesFor } from '../../statistics/judge.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { interactions } from '../../visits/taps/interactions.ts';

const metric = 'cpu.tap';
const widget = 'like';
const rounds = 8;

interface TimedTap {
  sample: Sample;
  /** The function that ran longest between the tap and the paint. */
  hottest: string;
}

async function timeTap(browser: KeptBrowser, arm: Arm, page: BenchPage, round: number): Promise<TimedTap> {
  const interaction = interactions.find(one => one.widget === widget);
  const tap = interaction ? await browser.use(used => tapCpu(used, addressOf(arm, page), interaction)) : null;
  if (!tap) throw new BenchFailure(`No paint came after a tap on ${widget} of ${page.name}.`);
  const figures = { [metric]: tap.time };
  return { sample: { probe: 'tap', page: page.name, arm: arm.name, round, figures, details: {} }, hottest: tap.hottest };
}

/** Taps one box of two arms by turns, and gives what the ratio gate says of what they cost. */
export async function gateOnTaps(
  browser: KeptBrowser,
  { base, head, page }: { base: Arm; head: Arm; page: BenchPage },
): Promise<GateResult | null> {
  const taken: TimedTap[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const arm of [base, head]) taken.push(await timeTap(browser, arm, page, round));
  }
  const samples = taken.map(({ sample }) => sample);
  const rules = rulesFor(rounds);
  const comparisons = comparisonsOf(samples, { against: base.name, metrics: [metric], rules });
  const [gate] = ratioGates(comparisons, rules.margin, {
    reproduce: name => `npm run bench -- run --pages ${name} --only wake`,
    nameCulprits: () => [
      ...new Set(taken.filter(({ sample }) => sample.arm === head.name).map(({ hottest }) => hottest)),
    ],
  });
  return gate ?? null;
}
