import type { Ceiling } from '../budget.ts';
import { lighthouseLabels as labels, type LighthouseSample } from '../lighthouse/figures.ts';
import { program } from '../../sites/own-site.ts';
import type { GateResult } from '../../results/summary.ts';
import { median } from '../../statistics/median.ts';
import { formatFigure, problemSentence } from '../../results/figures.ts';

const runs = { best: 'the best run', median: 'the median', worst: 'the worst run' } as const;

/** The figure that counts; NaN where a run has none. */
function figureOf({ metric, run, least = false }: Ceiling, samples: readonly LighthouseSample[]): number {
  const values = samples.map(sample => sample[metric]);
  if (run === 'median') return values.some(Number.isNaN) ? NaN : median(values);
  return (run === 'best') === least ? Math.max(...values) : Math.min(...values);
}

/** Audits belong to the categories that have to be perfect on every run. */
const hasAudits = ({ run }: Ceiling): boolean => run === 'worst';

/** One page's runs of Lighthouse against a ceiling. A figure that is missing fails. */
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

/** Tells if most runs of a page are made and each keeps to every ceiling: no median, and no best run, can fail. */
export const isSettled = (samples: readonly LighthouseSample[], runs: number, ceilings: readonly Ceiling[]): boolean =>
  samples.length > runs / 2 &&
  samples.every(sample => ceilings.every(ceiling => judgeCeiling('', [sample], ceiling).outcome === 'passed'));
