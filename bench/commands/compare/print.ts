import { writeReport } from '../../report/results-folder.ts';
import { comparisonLine, formatDifference, formatFigure, verdictWords, worstFirst } from '../../results/figures.ts';
import type { Comparison, GateResult, Series, Summary } from '../../results/summary.ts';
import { paragraphs, printResult } from '../print-figures.ts';
import { armNames, type Pair, pairsOf } from './sides.ts';

/** Describes a difference, or returns null if the figures of base and head overlap. */
const difference = ({ base, head }: Pair): string | null => {
  const [before, after] = [Math.max(...base.values), Math.max(...head.values)];
  if (before >= Math.min(...head.values) && after >= Math.min(...base.values)) return null;
  const change = formatDifference(before, after, base.unit);
  return `  ${base.page} · ${base.label}: ${formatFigure(before, base.unit)} → ${formatFigure(after, base.unit)}, ${change}`;
};

/** Lists the exact figures that differ, including better ones. */
export function differenceLines(series: readonly Series[]): string[] {
  const pairs = pairsOf(series).filter(({ base }) => base.kind === 'exact');
  const lines = pairs.map(difference).filter(line => line !== null);
  if (pairs.length === 0) return [];
  return [`Exact figures: ${pairs.length - lines.length} are the same${lines.length > 0 ? `, ${lines.length} differ` : ''}`, ...lines];
}

const timedLines = (comparisons: readonly Comparison[], against: string): string[] => {
  const lines = comparisons.filter(one => one.against === against).map(comparisonLine);
  return lines.length > 0 ? [`CPU time beside ${against}`, ...lines] : [];
};

const failureLines = (gates: readonly GateResult[]): string[] =>
  worstFirst(gates.filter(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive')).map(({ outcome, sentence }) => `  ${outcome}: ${sentence}`);

/** Formats a comparison for a terminal, with the verdict at the end. */
export const comparisonText = ({ series, comparisons, gates, warnings, verdict, sentence }: Summary): string =>
  paragraphs([
    differenceLines(series),
    timedLines(comparisons, armNames.base),
    timedLines(comparisons, armNames.twin),
    failureLines(gates),
    warnings.map(warning => `Warning: ${warning}`),
    [`${verdictWords[verdict]}. ${sentence}`],
  ]);

/** Writes the report, if there is a folder for it, and prints the result. */
export async function print({ json }: { json: boolean }, folder: string | null, summary: Summary): Promise<void> {
  if (folder !== null) process.stderr.write(`${await writeReport(folder, summary)}\n`);
  printResult(summary, comparisonText(summary), { json });
}
