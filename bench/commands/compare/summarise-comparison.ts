import { culpritsOf, likelyCulprits, worstDetails } from '../../results/culprits/culprits.ts';
import { BenchFailure } from '../../failure.ts';
import { metricOf } from '../../results/metrics.ts';
import { newSummary } from '../../results/new-summary.ts';
import type { Manifest } from '../../results/store.ts';
import type { Details, Sample } from '../../results/sample.ts';
import { comparisonsOf, countedDetails, seriesOf, thrownWarnings } from '../../results/summarise.ts';
import type { Comparison, Culprit, GateResult, Series, Summary } from '../../results/summary.ts';
import type { Rules } from '../../statistics/judge.ts';
import { type ProbeTimes, withDistrust } from '../../results/distrust.ts';
import { spreadChanged } from '../../statistics/spread.ts';
import { exactGates, type GateRules } from './exact-gates.ts';
import { noiseOf } from './noise.ts';
import { armNames, pairsOf } from './pairs.ts';
import { ratioGates } from './ratio-gates.ts';
import { judgementOf } from './verdict.ts';

export interface ComparisonRules {
  /** Those that are judged. */
  metrics: readonly string[];
  rules: Rules;
  reproduce: GateRules['reproduce'];
  /** The machine's speed while it was measured. */
  probes: ProbeTimes;
  /** Whether base and head were visited in turns; of runs at different times no timing is certain. */
  isOneRun: boolean;
}

const timed = (metrics: readonly string[]): string[] => metrics.filter(metric => metricOf(metric).kind === 'timed');

const onlyArms = (samples: readonly Sample[], ...arms: readonly string[]): Sample[] =>
  samples.filter(({ arm }) => arms.includes(arm));

/** Head beside base: what the verdict is read from. */
function headBesideBase(samples: readonly Sample[], { metrics, rules, isOneRun }: ComparisonRules): Comparison[] {
  const both = onlyArms(samples, armNames.base, armNames.head);
  const comparisons = comparisonsOf(both, { against: armNames.base, metrics: timed(metrics), rules });
  return isOneRun ? comparisons : comparisons.map(one => ({ ...one, verdict: 'inconclusive' }));
}

function twinBesideHead(samples: readonly Sample[], { metrics, rules }: ComparisonRules): Comparison[] {
  const both = onlyArms(samples, armNames.head, armNames.twin);
  return comparisonsOf(both, { against: armNames.twin, metrics: timed(metrics), rules });
}

function spreadWarnings(series: readonly Series[], metrics: readonly string[]): string[] {
  return pairsOf(series)
    .filter(({ base, head }) => metrics.includes(base.metric) && spreadChanged(base.values, head.values))
    .map(({ base: { page, label } }) => `${page} · ${label} scatters differently in head than in base: look at all of its samples.`);
}

function checkMetrics(series: readonly Series[], metrics: readonly string[]): void {
  if (pairsOf(series).some(({ base }) => metrics.includes(base.metric))) return;
  throw new BenchFailure(`Base and head have no figure in common of ${metrics.join(', ')}: there is nothing to compare.`);
}

/** What the worst counted visits to base and head have told of a figure. */
const detailsBehind = (samples: readonly Sample[], page: string, metric: string): (Details | null)[] =>
  [armNames.base, armNames.head].map(name =>
    worstDetails(metric, onlyArms(samples, name).filter(one => one.pass === 'count' && one.page === page)),
  );

/** Names what is likely to blame by what the counted visits to base and head have told. */
const culpritsIn =
  (samples: readonly Sample[]): GateRules['nameCulprits'] =>
  (page, metric) => {
    const [before = null, after] = detailsBehind(samples, page, metric);
    return after ? likelyCulprits(metric, before, after) : [];
  };

/** A report shows so many of what a failed figure is made of. */
const mostCulprits = 12;

const culpritsOfFailures = (gates: readonly GateResult[], samples: readonly Sample[]): Culprit[] =>
  gates
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(gate => {
      const [before, after] = detailsBehind(samples, gate.page, gate.metric);
      return before && after ? culpritsOf(gate, before, after).slice(0, mostCulprits) : [];
    });

/** What the samples of base and head come to. Throws a sentence where they have nothing in common. */
export function summariseComparison(about: Manifest, samples: readonly Sample[], asked: ComparisonRules): Summary {
  const { metrics, rules, reproduce, probes, isOneRun } = asked;
  const series = seriesOf(samples);
  checkMetrics(series, metrics);
  const noise = noiseOf(samples, { metrics: timed(metrics), rules, probes });
  const gated = withDistrust(headBesideBase(samples, asked), noise.distrust);
  const nameCulprits = culpritsIn(samples);
  const timings = isOneRun ? ratioGates(gated, rules.margin, { reproduce, nameCulprits }) : [];
  const gates = [...exactGates(series, metrics, { reproduce, nameCulprits }), ...timings];
  return newSummary(about, {
    ...judgementOf(gates, noise),
    gates,
    comparisons: [...gated, ...withDistrust(twinBesideHead(samples, asked), noise.distrust)],
    series,
    culprits: culpritsOfFailures(gates, samples),
    details: countedDetails(onlyArms(samples, armNames.base, armNames.head)),
    warnings: [
      ...thrownWarnings(samples),
      ...spreadWarnings(series, timed(metrics)),
      ...gates.filter(({ outcome }) => outcome === 'nondeterministic').map(({ sentence }) => sentence),
      ...noise.imprecision,
      ...(isOneRun ? [] : ['Base and head were measured in different runs: their timings are told, but prove nothing.']),
    ],
  });
}
