import { type ArmComparison, compareArms } from '../statistics/compare-arms.ts';
import { judgeFamily, type Rules } from '../statistics/judge.ts';
import { formatShare } from './figures.ts';
import { metricOf } from './metrics.ts';
import type { Sample } from './sample.ts';
import type { Manifest } from './store.ts';
import type { Comparison, GateResult, Series, Summary } from './summary.ts';

type Parts = Pick<Summary, 'verdict' | 'sentence'> & Partial<Summary>;

/** Describes the browser's share of a core in a run; null without a limit. */
export const slownessOf = ({ slowBrowser, machine }: Pick<Manifest, 'slowBrowser' | 'machine'>): string | null =>
  slowBrowser === undefined ? null : `${formatShare(slowBrowser)} of one core by ${machine['groups']}`;

function slowWarnings(about: Manifest): string[] {
  const slowness = slownessOf(about);
  return slowness === null
    ? []
    : [`The whole browser had ${slowness}: times are to be compared only with those that were taken so.`];
}

/** Empty values for the optional parts of a summary. */
export const emptyParts = {
  gates: [],
  comparisons: [],
  series: [],
  widgets: [],
  stories: [],
  culprits: [],
  details: [],
};

/** Creates the summary of a run from its parameters and the given parts; the others stay empty. */
export const newSummary = (about: Manifest, parts: Parts): Summary => ({
  schema: 1,
  command: about.command,
  startedAt: about.startedAt,
  seconds: (Date.now() - Date.parse(about.startedAt)) / 1000,
  seed: about.seed,
  machine: about.machine,
  ...emptyParts,
  ...parts,
  warnings: [...slowWarnings(about), ...(parts.warnings ?? [])],
});

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** Returns all samples by page, variant and metric, in the order of their rounds. */
export function seriesOf(samples: readonly Sample[]): Series[] {
  const found = new Map<string, Series>();
  const inOrder = [...samples].sort((one, other) => one.round - other.round);
  for (const { page, arm, figures } of inOrder) {
    for (const [metric, value] of Object.entries(figures)) {
      const key = JSON.stringify([page, arm, metric]);
      const { label, unit, kind } = metricOf(metric);
      const series = found.get(key) ?? { page, arm, metric, label, unit, kind, values: [] };
      found.set(key, { ...series, values: [...series.values, value] });
    }
  }
  return [...found.values()];
}

/** Returns figures of samples by round; rounds may lack one. */
export function byRound(samples: readonly Sample[], figureOf: (sample: Sample) => number | undefined) {
  const figures: (number | undefined)[] = [];
  for (const sample of samples) figures[sample.round] = figureOf(sample) ?? figures[sample.round];
  return Array.from(figures);
}

interface ComparingArms {
  /** The variant to compare the others with. */
  against: string;
  metrics: readonly string[];
  rules: Rules;
}

/** Comparison of two variants of a page, before it is judged. */
export type Compared = ArmComparison & Pick<Comparison, 'page' | 'arm' | 'against' | 'metric' | 'label'>;

/** Compares all other variants with one, by page and metric. */
export function comparedArms(samples: readonly Sample[], { against, metrics }: Omit<ComparingArms, 'rules'>): Compared[] {
  const pages = distinct(samples.map(({ page }) => page));
  const arms = distinct(samples.map(({ arm }) => arm)).filter(arm => arm !== against);
  return pages.flatMap(page =>
    arms.flatMap(arm =>
      metrics.flatMap(metric => {
        const [base = [], head = []] = [against, arm].map(name =>
          byRound(samples.filter(one => one.page === page && one.arm === name), ({ figures }) => figures[metric]),
        );
        if (!base.some((figure, round) => figure !== undefined && head[round] !== undefined)) return [];
        return [{ ...compareArms(base, head), page, arm, against, metric, label: metricOf(metric).label }];
      }),
    ),
  );
}

/** Compares all other variants with one by page and metric, and judges all comparisons together. */
export const comparisonsOf = (samples: readonly Sample[], { rules, ...asked }: ComparingArms): Comparison[] =>
  judgeFamily(comparedArms(samples, asked), rules).map(
    ({ page, arm, against, metric, label, ratio, low, high, rounds, verdict }) => {
      return { page, metric, label, arm, against, ratio, low, high, margin: rules.margin, rounds, verdict };
    },
  );

/** Returns messages about errors of the pages' scripts, each once, and about gates whose visits differ. */
export const warningsOf = (samples: readonly Sample[], gates: readonly GateResult[] = []): string[] => [
  ...distinct(
    samples.flatMap(({ page, arm, details: { thrown = [] } }) =>
      thrown.map(text => `A script of ${page} (${arm}) threw what nothing caught: ${text}`),
    ),
  ),
  ...gates.filter(({ outcome }) => outcome === 'nondeterministic').map(({ sentence }) => sentence),
];

/** Returns the details of the first visit of each kind to each page of each variant, without requests on their own. */
export const firstDetails = (samples: readonly Sample[]): Summary['details'] =>
  samples
    .filter(({ round, details: { requests: _, ...others } }) => round === 0 && Object.keys(others).length > 0)
    .map(({ page, arm, details }) => ({ page, arm, details }));
