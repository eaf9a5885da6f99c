import { reuseBrowser } from '../../browser/reuse-browser.ts';
import { BenchFailure } from '../../failure.ts';
import { likelyCulprits, worstDetails } from '../../results/culprits/culprits.ts';
import { formatFigure, problemSentence } from '../../results/figures.ts';
import { reliabilityProblems } from '../../results/reliability.ts';
import type { Sample } from '../../results/sample.ts';
import type { Store } from '../../results/store.ts';
import { seriesOf } from '../../results/summarise.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { withArms } from '../../sites/open-arms.ts';
import { program } from '../../sites/own-site.ts';
import { median } from '../../statistics/median.ts';
import { countProbe } from '../../visits/probes/count.ts';
import { exactVisits } from '../../visits/probes/probe.ts';
import { runRounds, showProgress } from '../../visits/rounds/run-rounds.ts';
import { type Baseline, detailsOf } from '../baseline.ts';
import { type Budget, type Ceiling, exactLimits } from '../budget.ts';
import { lighthouseLabels as labels, type LighthouseSample, lighthouseTable } from '../lighthouse/figures.ts';
import { judgeFiles, judgePages } from './exact.ts';
import { judgeRatios, measureRatios, ratioComparisons } from './ratio.ts';

const runs = { best: 'the best run', median: 'the median', worst: 'the worst run' } as const;

/** Returns the figure that counts for a ceiling; NaN if a run lacks it. */
function figureOf({ metric, run, least = false }: Ceiling, samples: readonly LighthouseSample[]): number {
  const values = samples.map(sample => sample[metric]);
  if (run === 'median') return values.some(Number.isNaN) ? NaN : median(values);
  return (run === 'best') === least ? Math.max(...values) : Math.min(...values);
}

/** Returns true for ceilings of categories that must be perfect in every run; only these list audits. */
const hasAudits = ({ run }: Ceiling): boolean => run === 'worst';

/** Judges a page's Lighthouse runs by a ceiling. A missing figure fails. */
export function judgeCeiling(page: string, samples: readonly LighthouseSample[], ceiling: Ceiling): GateResult {
  const { metric, unit, run, least = false, limit } = ceiling;
  const figure = figureOf(ceiling, samples);
  const isKept = least ? figure >= limit : figure <= limit;
  const audits = hasAudits(ceiling) ? [...new Set(samples.flatMap(({ shortcomings }) => shortcomings))] : [];
  const culprits = isKept ? [] : audits;
  const reproduce = `${program} ci --only lighthouse --pages ${page}`;
  const bound = `${runs[run]} has to be at ${least ? 'least' : 'most'} ${formatFigure(limit, unit)}`;
  const value = Number.isNaN(figure) ? 'was not measured' : formatFigure(figure, unit);
  const told = `${page} · ${labels[metric]} ${value} (${bound})`;
  return {
    gate: 'ceiling',
    page,
    metric: `lighthouse.${metric}`,
    label: labels[metric],
    unit,
    outcome: isKept ? 'passed' : 'failed',
    // JSON has no NaN.
    figure: Number.isNaN(figure) ? -1 : figure,
    limit,
    sentence: isKept ? told : problemSentence(told, culprits, reproduce),
    culprits,
    reproduce,
  };
}

/**
 * Returns true if more than half of the runs are done and each keeps every ceiling: then neither the median nor the
 * best run can fail.
 */
export const isSettled = (samples: readonly LighthouseSample[], runs: number, ceilings: readonly Ceiling[]): boolean =>
  samples.length > runs / 2 &&
  samples.every(sample => ceilings.every(ceiling => judgeCeiling('', [sample], ceiling).outcome === 'passed'));

export const gateKinds = ['exact', 'ratio', 'lighthouse'] as const;
export type GateKind = (typeof gateKinds)[number];

export interface Judged {
  gates: GateResult[];
  comparisons: Comparison[];
  /** Messages with reasons to distrust the ratios; empty if there are none. */
  problems: string[];
}

interface Options {
  budget: Budget;
  baseline: Baseline;
  runs: number;
}

/** Returns the variant with budgets, which is the first of a run. */
function budgetedArm({ manifest: { arms } }: Store): { name: string; site: string } {
  const [[name, site] = ['', '']] = Object.entries(arms);
  return { name, site };
}

/** Counts the pages with budgets, in as many visits as are needed to show that the figures are stable. */
export async function countedSamples(store: Store): Promise<Sample[]> {
  const { name, site } = budgetedArm(store);
  const { pages } = store.manifest;
  // Uses two browsers in parallel: counts do not depend on speed, and each browser records one trace at a time.
  const lanes = [0, 1].map(lane => pages.filter((_, index) => index % 2 === lane));
  const progress = { ...showProgress(pages.length * exactVisits), end: () => undefined };
  const visits = { store, probe: countProbe, rounds: exactVisits, progress };
  await withArms({ [name]: site }, arms =>
    Promise.all(lanes.map(async lane => {
      await using browser = reuseBrowser();
      await runRounds({ ...visits, browser, arms, pages: lane });
    })),
  );
  return store.samples.filter(({ probe, arm }) => probe === countProbe.name && arm === name);
}

/** Judges the exact figures of a store by their budgets. Measures the figures that the store lacks. */
export async function exactGates(store: Store, budget: Budget, baseline: Baseline): Promise<GateResult[]> {
  const samples = await countedSamples(store);
  const names = store.manifest.pages.map(({ name }) => name);
  /** Names what has changed in the figure since its limit was set. */
  const nameCulprits = (page: string, metric: string): string[] => {
    const after = worstDetails(metric, samples.filter(sample => sample.page === page));
    return after ? likelyCulprits(metric, detailsOf(baseline, page), after) : [];
  };
  const limits = exactLimits(budget).filter(({ page }) => names.includes(page));
  const asked = { site: budgetedArm(store).site, visits: exactVisits, nameCulprits };
  return [...judgeFiles(), ...judgePages(limits, seriesOf(samples), asked)];
}

/** Loads Lighthouse lazily: it is an optional package and takes half a second to load. */
const loadLighthouse = () =>
  import('../lighthouse/run-lighthouse.ts').catch(() => {
    throw new BenchFailure('Ceilings need Lighthouse, which is not installed: "npm install --save-dev lighthouse chrome-launcher".');
  });

async function ceilingGates(store: Store, { budget, runs }: Options): Promise<GateResult[]> {
  const { runLighthouse } = await loadLighthouse();
  const { site } = budgetedArm(store);
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
  const wanted = new Set(budget.ratios.flatMap(({ pages }) => Object.keys(pages)));
  const calibration = await measureRatios(store, store.manifest.pages.filter(({ name }) => wanted.has(name)));
  const problems = reliabilityProblems([], calibration);
  const found = ratioComparisons(store, budget.ratios.map(({ metric }) => metric));
  const { site } = budgetedArm(store);
  return { ...judgeRatios(found, { budget, site, problems }), problems };
}

const unjudged: Judged = { gates: [], comparisons: [], problems: [] };

/** Runs kinds of gates one after another, the quick and certain ones first. */
export async function runGates(store: Store, kinds: readonly GateKind[], options: Options): Promise<Judged> {
  const exact = kinds.includes('exact') ? await exactGates(store, options.budget, options.baseline) : [];
  const ratio = kinds.includes('ratio') ? await ratioGates(store, options.budget) : unjudged;
  const ceilings = kinds.includes('lighthouse') ? await ceilingGates(store, options) : [];
  return { gates: [...exact, ...ratio.gates, ...ceilings], comparisons: ratio.comparisons, problems: ratio.problems };
}
