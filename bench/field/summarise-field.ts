import { counted, formatChange, formatInterval, problemSentence } from '../results/figures.ts';
import { newManifest } from '../results/store.ts';
import { newSummary } from '../results/summarise.ts';
import type {
  Comparison,
  Culprit,
  GateResult,
  LabBesideField,
  Percentile,
  Series,
  Summary,
} from '../results/summary.ts';
import type { Rules } from '../statistics/judge.ts';
import { median } from '../statistics/median.ts';
import { buildsIn, compareBuilds, fieldMetrics } from './compare-builds.ts';
import { estimate, type FieldRow, histogramOf, shown, viewsIn } from './rows.ts';

/** Kinds of the bench's pages that differ from their names. */
const kinds = new Map([['topic', 'listing'], ['person', 'listing'], ['category', 'listing'], ['gallery', 'article']]);

/**
 * Compares the bench's medians with the field's percentiles of the same kind of page: the factor between them
 * (geometric mean of the pages), and if the order of the pages is the same.
 */
function besideLab(percentiles: readonly Percentile[], series: readonly Series[]): LabBesideField[] {
  const whole = percentiles.filter(({ group }) => group === 'all');
  const latest = whole.at(-1)?.build;
  const field = whole.filter(({ build }) => build === latest);
  const own = series.filter(({ arm }) => arm === series[0]?.arm);
  return [...new Set(field.map(({ metric }) => metric))].flatMap(metric => {
    const pages = field.filter(one => one.metric === metric).flatMap(({ page, p75 }) => {
      const lab = own.find(one => one.metric === metric && (kinds.get(one.page) ?? one.page) === page);
      const figure = lab ? median(lab.values) : 0;
      return figure > 0 && p75 > 0 ? [{ p75, figure }] : [];
    });
    if (pages.length === 0) return [];
    const logs = pages.map(({ p75, figure }) => Math.log(p75 / figure));
    const pairs = pages.flatMap((one, index) =>
      pages.slice(index + 1).map(other => (one.p75 - other.p75) * (one.figure - other.figure)),
    );
    return {
      metric,
      factor: Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length),
      pairs: pairs.length,
      agreeing: pairs.filter(product => product > 0).length,
    };
  });
}

/**
 * The field is checked once a day. With this error rate, less than one in a hundred days without a change gives a false
 * alarm.
 */
export const fieldRules: Rules = { margin: 0.03, error: 0.01, looks: [1, 1] };

const mostBuilds = 5;

type Group = readonly [name: string, rows: FieldRow[]];

function groupsOf(rows: readonly FieldRow[]): Group[] {
  const by = (what: 'net' | 'mem' | 'nav', name: (value: string) => string): Group[] =>
    [...Map.groupBy(rows, row => row[what])].filter(([value]) => value !== '').map(([value, own]) => [name(value), own]);
  return [
    ['all', [...rows]],
    ...by('net', net => net),
    ...by('mem', mem => (mem === '8' ? '8 GB or more' : mem === '1' ? '1 GB or less' : `${mem} GB`)),
    ...by('nav', nav => nav),
  ];
}

function percentileOf(group: string, rows: readonly FieldRow[]): Percentile {
  const [{ kind: page, build, metric } = { kind: '', build: '', metric: '' }] = rows;
  const histogram = histogramOf(rows);
  const { views, p75, low, high } = estimate(histogram, 0.95);
  const [middle = 0, least = 0, most = 0] = [p75, low, high].map(value => shown(metric, value));
  return { page, group, build, metric, views, p75: middle, low: least, high: most, buckets: [...histogram] };
}

/** Returns percentiles by build, kind of page and metric: of all views, and of the last build also by class. */
function percentilesOf(rows: readonly FieldRow[]): Percentile[] {
  const builds = buildsIn(rows).slice(-mostBuilds);
  const whole = rows.filter(({ part }) => part === '');
  return builds.flatMap(build => {
    const own = whole.filter(row => row.build === build);
    const inOrder = fieldMetrics.flatMap(one => own.filter(({ metric }) => metric === one));
    return [...Map.groupBy(inOrder, ({ kind, metric }) => `${kind} ${metric}`).values()].flatMap(rowsOfMetric => {
      const groups = groupsOf(rowsOfMetric);
      const told = build === builds.at(-1) ? groups : groups.slice(0, 1);
      return told.map(([group, grouped]) => percentileOf(group, grouped));
    });
  });
}

function gateOf(comparison: Comparison, culprits: readonly Culprit[], reproduce: string): GateResult {
  const { page, metric, label, ratio, margin = 0, arm, against } = comparison;
  const names = culprits.filter(one => one.page === page && one.metric === metric).map(({ name }) => name);
  const figures = `${page} · ${label}: ${arm} has ${formatChange(ratio)} (${formatInterval(comparison)}) beside ${against}`;
  return {
    ...{ gate: 'ratio', page, metric, label, unit: '', outcome: 'failed', figure: ratio, limit: 1 + margin, reproduce },
    culprits: names,
    sentence: problemSentence(figures, names, reproduce),
  };
}

/** Describes the worst regression in a message, or that there is none, or that the data do not decide. */
function conclude(comparisons: readonly Comparison[], gates: readonly GateResult[], views: number): Pick<Summary, 'verdict' | 'sentence'> {
  const [first] = comparisons;
  const seen = `${counted(views, 'page view')} of readers.`;
  if (!first) return { verdict: 'measured', sentence: `${seen} There is one build: nothing to compare it with.` };
  const worst = gates.toSorted((one, other) => other.figure - one.figure)[0];
  if (worst) return { verdict: 'regression', sentence: `${seen} ${worst.sentence}` };
  const isOpen = comparisons.some(({ verdict }) => verdict === 'inconclusive');
  return isOpen
    ? { verdict: 'inconclusive', sentence: `${seen} ${first.arm} made nothing surely worse; more views would tell.` }
    : { verdict: 'passed', sentence: `${seen} ${first.arm} made nothing worse.` };
}

const countOf = (rows: readonly FieldRow[], metric: string): number =>
  viewsIn(histogramOf(rows.filter(row => row.metric === metric && row.part === '')));

/** Sums up taps and files on readers' phones in a line. */
function tapLine(rows: readonly FieldRow[]): string {
  const [held = 0, replayed = 0, chunks = 0, boxes = 0] = ['held', 'replayed', 'chunks', 'boxes'].map(metric => countOf(rows, metric));
  return `${counted(held, 'tap')} waited for a box, ${replayed} of them were done; ${counted(chunks, 'file')} could not be had, ${counted(boxes, 'box', 'boxes')} failed.`;
}

/** Sums up the reports of readers' phones, with the lab if there is one. */
export function summariseField(rows: readonly FieldRow[], lab: readonly Series[], command: string): Summary {
  const { comparisons, culprits } = compareBuilds(rows, fieldRules);
  const gates = comparisons.filter(({ verdict }) => verdict === 'worse').map(one => gateOf(one, culprits, command));
  const percentiles = percentilesOf(rows);
  const manifest = newManifest({ command, seed: 0, rounds: 0, pages: [], arms: {}, probes: [], machine: {} });
  return newSummary(manifest, {
    ...conclude(comparisons, gates, countOf(rows, 'views')),
    ...{ gates, comparisons, culprits },
    field: { percentiles, lab: besideLab(percentiles, lab) },
    warnings: [tapLine(rows)],
  });
}
