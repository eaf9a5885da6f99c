import { type Baseline, detailsOf } from '../baseline.ts';
import type { Budget } from '../budget.ts';
import { likelyCulprits, worstDetails } from '../../results/culprits/culprits.ts';
import { countProbe } from '../../visits/probes/count.ts';
import type { Sample } from '../../results/sample.ts';
import { seriesOf } from '../../results/summarise.ts';
import type { Manifest, Store } from '../../results/store.ts';
import type { GateResult } from '../../results/summary.ts';
import { exactVisits } from '../../visits/probes/probe.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { withArms } from '../../sites/open-arms.ts';
import { judgeFiles } from './files.ts';
import { judgePages, type NameCulprits, pageLimits } from './page-budgets.ts';
import { visitExactly } from './visit-exactly.ts';

/** The arm that has budgets, and what it is asked for as: the first of a run. */
export function budgetedArm({ arms }: Manifest): [name: string, site: string] {
  const [first = ['', '']] = Object.entries(arms);
  return first;
}

export function countedSamples({ manifest, samples }: Store): Sample[] {
  const [name] = budgetedArm(manifest);
  return samples.filter(({ probe, arm }) => probe === countProbe.name && arm === name);
}

export const measureExactly = (store: Store, pages: readonly BenchPage[]): Promise<void> =>
  withArms(Object.fromEntries([budgetedArm(store.manifest)]), async ([arm]) => {
    if (arm) await visitExactly(store, arm, pages);
  });

/** Names what a figure is made of that was not so when its limit was set. */
const culpritsBy =
  (samples: readonly Sample[], baseline: Baseline): NameCulprits =>
  (page, metric) => {
    const after = worstDetails(metric, samples.filter(sample => sample.page === page));
    return after ? likelyCulprits(metric, detailsOf(baseline, page), after) : [];
  };

interface Judged {
  site: string;
  budget: Budget;
  baseline: Baseline;
  /** Those that were measured; budgets of others are let be. */
  pages: readonly string[];
}

/** The files of the build and the counts of pages. Throws a sentence where a budget has no figure. */
export function judgeExactly(samples: readonly Sample[], { site, budget, baseline, pages }: Judged): GateResult[] {
  const limits = pageLimits(budget, pages);
  const nameCulprits = culpritsBy(samples, baseline);
  const ofPages = judgePages(limits, seriesOf(samples), { site, visits: exactVisits, nameCulprits });
  return [...judgeFiles(), ...ofPages];
}
