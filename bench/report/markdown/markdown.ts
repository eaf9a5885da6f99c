import type { Comparison, GateResult, Summary } from '../../results/summary.ts';
import {
  counted,
  formatChange,
  formatGateFigure,
  formatInterval,
  verdictWords,
  worstFirst,
} from '../../results/figures.ts';
import { codeSpan, plain, table } from './text.ts';

const gateRow = (gate: GateResult): string[] => [
  gate.outcome,
  codeSpan(gate.page, 60),
  plain(gate.label),
  formatGateFigure(gate, gate.figure),
  formatGateFigure(gate, gate.limit),
  codeSpan(gate.culprits[0] ?? '', 100),
  codeSpan(gate.reproduce),
];

const comparisonRow = (comparison: Comparison): string[] => [
  codeSpan(comparison.page, 60),
  plain(comparison.label),
  `${codeSpan(comparison.arm, 40)} against ${codeSpan(comparison.against, 40)}`,
  formatChange(comparison.ratio),
  formatInterval(comparison),
  comparison.verdict,
];

function gateTable(gates: readonly GateResult[]): string {
  const missed = worstFirst(gates).filter(({ outcome }) => outcome !== 'passed');
  const passed = `${counted(gates.length - missed.length, 'gate')} of ${gates.length} passed.`;
  if (missed.length === 0) return passed;
  const headings = ['Gate', 'Page', 'What', 'Figure', 'Limit', 'Likely culprit', 'Reproduce'];
  return `${table(headings, missed.map(gateRow))}\n\n${passed}`;
}

const comparisonTable = (comparisons: readonly Comparison[]): string =>
  table(['Page', 'What', 'Arms', 'Change', 'Interval', 'Verdict'], comparisons.map(comparisonRow));

/** A run for a comment on a pull request: verdict, the gates that are not passed, the comparisons. */
export function renderMarkdown({ verdict, sentence, gates, comparisons, warnings }: Summary): string {
  const parts = [
    `## Bench: ${verdictWords[verdict].toLowerCase()}`,
    plain(sentence),
    ...warnings.slice(0, 5).map(warning => `> Note: ${plain(warning)}`),
    gateTable(gates),
    ...(comparisons.length > 0 ? [comparisonTable(comparisons)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
