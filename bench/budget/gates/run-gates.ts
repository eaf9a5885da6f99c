import type { Baseline } from '../baseline.ts';
import type { Budget } from '../budget.ts';
import { lighthouseTable } from '../lighthouse/sample.ts';
import { BenchFailure } from '../../failure.ts';
import type { Store } from '../../results/store.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { reliabilityProblems } from '../../results/reliability.ts';
import { isSettled, judgeCeiling } from './ceiling.ts';
import { budgetedArm, countedSamples, judgeExactly, measureExactly } from './exact.ts';
import { measureRatios, pagesWithRatio, ratioComparisons } from './measure-ratios.ts';
import { judgeRatios } from './ratio.ts';

export const gateKinds = ['exact', 'ratio', 'lighthouse'] as const;
export type GateKind = (typeof gateKinds)[number];

export interface Judged {
  gates: GateResult[];
  comparisons: Comparison[];
  /** Why ratios are not to be believed, in sentences: none where nothing speaks against them. */
  problems: string[];
}

interface Options {
  budget: Budget;
  baseline: Baseline;
  runs: number;
}

/** The exact figures of a store against their budgets, measured as far as the store lacks them. */
export async function exactGates(store: Store, budget: Budget, baseline: Baseline): Promise<GateResult[]> {
  const { pages } = store.manifest;
  await measureExactly(store, pages);
  const [, site] = budgetedArm(store.manifest);
  const names = pages.map(({ name }) => name);
  return judgeExactly(countedSamples(store), { site, budget, baseline, pages: names });
}

/** It is a package of its own beside this one, and takes half a second to load. */
const loadLighthouse = () =>
  import('../lighthouse/run-lighthouse.ts').catch(() => {
    throw new BenchFailure('Ceilings need Lighthouse, which is not installed: "npm install --save-dev lighthouse chrome-launcher".');
  });

async function ceilingGates(store: Store, { budget, runs }: Options): Promise<GateResult[]> {
  const { runLighthouse } = await loadLighthouse();
  const [, site] = budgetedArm(store.manifest);
  const arms = await runLighthouse({
    site,
    pages: store.manifest.pages,
    runs,
    isSettled: ({ samples, runs: most }) => isSettled(samples, most, budget.ceilings),
  });
  process.stderr.write(`\n${lighthouseTable(arms)}\n\n`);
  return arms.flatMap(({ name, samples }) => budget.ceilings.map(ceiling => judgeCeiling(name, samples, ceiling)));
}

async function ratioGates(store: Store, budget: Budget): Promise<Judged> {
  const wanted = pagesWithRatio(budget);
  const calibration = await measureRatios(store, store.manifest.pages.filter(({ name }) => wanted.has(name)));
  const problems = reliabilityProblems([], calibration);
  const found = ratioComparisons(store, budget.ratios.map(({ metric }) => metric));
  const [, site] = budgetedArm(store.manifest);
  return { ...judgeRatios(found, { budget, site, problems }), problems };
}

const unjudged: Judged = { gates: [], comparisons: [], problems: [] };

/** Runs gates one kind after another, those that are quick and certain first. */
export async function runGates(store: Store, kinds: readonly GateKind[], options: Options): Promise<Judged> {
  const exact = kinds.includes('exact') ? await exactGates(store, options.budget, options.baseline) : [];
  const ratio = kinds.includes('ratio') ? await ratioGates(store, options.budget) : unjudged;
  const ceilings = kinds.includes('lighthouse') ? await ceilingGates(store, options) : [];
  return { gates: [...exact, ...ratio.gates, ...ceilings], comparisons: ratio.comparisons, problems: ratio.problems };
}
