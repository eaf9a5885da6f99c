import { BenchFailure } from '../../failure.ts';
import { culpritsOf, likelyCulprits, worstDetails } from '../../results/culprits/culprits.ts';
import { counted, formatChange, formatDifference, worstFirst } from '../../results/figures.ts';
import { noisySentence, openIfNoisy } from '../../results/reliability.ts';
import type { Details, Sample } from '../../results/sample.ts';
import type { Manifest } from '../../results/store.ts';
import { comparisonsOf, firstDetails, newSummary, seriesOf, warningsOf } from '../../results/summarise.ts';
import type { Comparison, Culprit, GateResult, Series, Summary } from '../../results/summary.ts';
import { type Rules, rulesFor } from '../../statistics/judge.ts';
import { commandLine } from '../arguments.ts';
import { type ComparisonOptions, ofKind } from './ask.ts';
import { exactGates, type GateRules, type Noise, noiseOf, ratioGates } from './gates.ts';
import type { Measured } from './measure.ts';
import { armNames, pairsOf } from './sides.ts';

interface Judgement {
  verdict: Summary['verdict'];
  sentence: string;
}

const changeOf = ({ gate, figure, limit, unit }: GateResult): string =>
  gate === 'ratio' ? formatChange(figure) : `${formatDifference(limit, figure, unit)} past its limit`;

const named = (gate: GateResult): string => `${gate.page} · ${gate.label}, ${changeOf(gate)}`;

function regression(failed: readonly GateResult[]): string {
  const [worst] = worstFirst(failed);
  return `Head is worse than base in ${counted(failed.length, 'figure')}${worst ? `; first of all ${named(worst)}` : ''}.`;
}

function inconclusive(open: readonly GateResult[]): string {
  const [worst] = worstFirst(open);
  return `Nothing is surely worse, but ${counted(open.length, 'figure')} may be${worst ? `; first of all ${named(worst)}` : ''}. More rounds tell more.`;
}

function passed(gates: readonly GateResult[]): string {
  const timed = gates.filter(({ gate }) => gate === 'ratio').length;
  const figures = `${counted(gates.length - timed, 'exact figure')} and ${counted(timed, 'timing')}`;
  return `Nothing is worse: ${figures} are within their limits.`;
}

const isOpen = ({ outcome }: GateResult): boolean => outcome === 'inconclusive';

/**
 * Returns the verdict of a comparison. A worse exact figure is a regression on any machine; timings of an unreliable
 * machine are ignored. Imprecision matters only if something is left open. Figures that differ between visits decide
 * nothing.
 */
function judgementOf(gates: readonly GateResult[], { problems, imprecision }: Noise): Judgement {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0) return { verdict: 'regression', sentence: regression(failed) };
  const open = gates.filter(isOpen);
  const reasons = [...problems, ...(open.length > 0 ? imprecision : [])];
  if (reasons.length > 0) return { verdict: 'noisy', sentence: noisySentence('to tell head from base', reasons) };
  if (open.length > 0) return { verdict: 'inconclusive', sentence: inconclusive(open) };
  const judged = gates.filter(({ outcome }) => outcome === 'passed');
  if (judged.length > 0) return { verdict: 'passed', sentence: passed(judged) };
  return { verdict: 'inconclusive', sentence: 'There was nothing that could be judged with certainty.' };
}

const onlyArms = (samples: readonly Sample[], ...arms: readonly string[]): Sample[] =>
  samples.filter(({ arm }) => arms.includes(arm));

interface TimingRules {
  metrics: readonly string[];
  rules: Rules;
}

function headBesideBase({ samples, isOneRun }: Measured, rules: TimingRules): Comparison[] {
  const both = onlyArms(samples, armNames.base, armNames.head);
  const comparisons = comparisonsOf(both, { against: armNames.base, ...rules });
  return isOneRun ? comparisons : comparisons.map(one => ({ ...one, verdict: 'inconclusive' }));
}

const twinBesideHead = ({ samples }: Measured, rules: TimingRules): Comparison[] =>
  comparisonsOf(onlyArms(samples, armNames.head, armNames.twin), { against: armNames.twin, ...rules });

function checkMetrics(series: readonly Series[], metrics: readonly string[]): void {
  if (pairsOf(series).some(({ base }) => metrics.includes(base.metric))) return;
  throw new BenchFailure(`Base and head have no figure in common of ${metrics.join(', ')}: there is nothing to compare.`);
}

/** Returns the details of the worst counted visits to base and head, for one figure. */
const detailsBehind = (samples: readonly Sample[], page: string, metric: string): (Details | null)[] =>
  [armNames.base, armNames.head].map(name =>
    worstDetails(metric, onlyArms(samples, name).filter(one => one.probe === 'count' && one.page === page)),
  );

/** Names likely culprits from the details of the counted visits. */
const culpritsIn =
  (samples: readonly Sample[]): GateRules['nameCulprits'] =>
  (page, metric) => {
    const [before = null, after] = detailsBehind(samples, page, metric);
    return after ? likelyCulprits(metric, before, after) : [];
  };

/** Maximum number of culprits per failed figure in a report. */
const mostCulprits = 12;

const culpritsOfFailures = (gates: readonly GateResult[], samples: readonly Sample[]): Culprit[] =>
  gates
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(gate => {
      const [before, after] = detailsBehind(samples, gate.page, gate.metric);
      return before && after ? culpritsOf(gate, before, after).slice(0, mostCulprits) : [];
    });

const reproduceWith = ({ base = '', head = '' }: Manifest['arms']): GateRules['reproduce'] =>
  (page, only) => commandLine('compare', [base, head, '--pages', page, '--only', only]);

/** Judges the samples of base and head. Throws a BenchFailure if they have no figures in common. */
export function judge({ metrics, margin }: Pick<ComparisonOptions, 'metrics' | 'margin'>, measured: Measured): Summary {
  const { manifest, samples, calibration, isOneRun } = measured;
  const series = seriesOf(samples);
  checkMetrics(series, metrics);
  const timings = { metrics: ofKind(metrics, 'timed'), rules: rulesFor(manifest.rounds, margin) };
  const noise = noiseOf(samples, { ...timings, calibration });
  const gated = openIfNoisy(headBesideBase(measured, timings), noise.problems);
  const gateRules = { reproduce: reproduceWith(manifest.arms), nameCulprits: culpritsIn(samples) };
  const ratios = isOneRun ? ratioGates(gated, margin, gateRules) : [];
  const gates = [...exactGates(series, metrics, gateRules), ...ratios];
  return newSummary(manifest, {
    ...judgementOf(gates, noise),
    gates,
    comparisons: [...gated, ...openIfNoisy(twinBesideHead(measured, timings), noise.problems)],
    series,
    culprits: culpritsOfFailures(gates, samples),
    details: firstDetails(onlyArms(samples, armNames.base, armNames.head)),
    warnings: [
      ...warningsOf(samples, gates),
      ...noise.imprecision,
      ...(isOneRun ? [] : ['Base and head were measured in different runs: their timings are told, but prove nothing.']),
      ...measured.warnings,
    ],
  });
}
