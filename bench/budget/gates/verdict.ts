import { tableText } from '../../report/html.ts';
import { counted, formatGateFigure } from '../../results/figures.ts';
import { noisySentence } from '../../results/reliability.ts';
import { type GateResult, outcomes, type Summary } from '../../results/summary.ts';

const outcomesIn = (gates: readonly GateResult[], ...wanted: GateResult['outcome'][]): number =>
  gates.filter(({ outcome }) => wanted.includes(outcome)).length;

/**
 * Sums up all gates in one message. Visits that differ warn. An unreliable machine leaves ratios open, and makes a run
 * noisy unless it has failed otherwise.
 */
export function verdictOf(
  gates: readonly GateResult[],
  problems: readonly string[] = [],
): Pick<Summary, 'verdict' | 'sentence'> {
  const failed = outcomesIn(gates, 'failed');
  if (failed === 0 && problems.length > 0) {
    return { verdict: 'noisy', sentence: noisySentence('for ratios', problems) };
  }
  const open = outcomesIn(gates, 'inconclusive');
  const unstable = outcomesIn(gates, 'nondeterministic');
  const notes = [
    ...(open > 0 ? [`${counted(open, 'gate')} cannot tell`] : []),
    ...(unstable > 0 ? [`visits do not agree on ${counted(unstable, 'figure')}`] : []),
  ];
  const sentence = [failed > 0 ? `${counted(failed, 'gate')} of ${gates.length} failed` : `Of ${counted(gates.length, 'gate')} none failed`, ...notes];
  const verdict = failed > 0 ? 'regression' : open > 0 ? 'inconclusive' : 'passed';
  return { verdict, sentence: `${sentence.join('; ')}.` };
}

const marks: Readonly<Record<GateResult['outcome'], string>> = {
  passed: '✓',
  nondeterministic: '?',
  inconclusive: '?',
  failed: '✗',
};

function row(gate: GateResult): string[] {
  const { page, label, outcome, figure, limit } = gate;
  const share = limit > 0 ? `${Math.round((figure / limit) * 100)} %` : '';
  return [`${marks[outcome]}  ${page} · ${label}`, formatGateFigure(gate, figure), formatGateFigure(gate, limit), share];
}

/** Prints all gates as a table with the worst last, then a message for each problem. */
export function gateTable(gates: readonly GateResult[]): string {
  const worstLast = gates.toSorted((one, other) => outcomes.indexOf(other.outcome) - outcomes.indexOf(one.outcome));
  const problems = worstLast.filter(({ outcome }) => outcome !== 'passed');
  const sentences = problems.map(({ outcome, sentence }) => `${outcome === 'failed' ? 'Failed' : 'Unsure'}: ${sentence}`);
  const table = tableText({ columns: ['Gate', 'Figure', 'Limit', 'Share'], rows: worstLast.map(row) });
  return [table, ...(problems.length > 0 ? [''] : []), ...sentences].join('\n');
}
