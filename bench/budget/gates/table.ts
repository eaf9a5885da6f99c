import { type GateResult, outcomes } from '../../results/summary.ts';
import { formatGateFigure } from '../../results/figures.ts';

const marks: Readonly<Record<GateResult['outcome'], string>> = {
  passed: '✓',
  nondeterministic: '?',
  inconclusive: '?',
  failed: '✗',
};

function row(gate: GateResult, width: number): string {
  const { page, label, outcome, figure, limit } = gate;
  const share = limit > 0 ? `${Math.round((figure / limit) * 100)} %` : '';
  const of = `${formatGateFigure(gate, figure).padStart(12)} of ${formatGateFigure(gate, limit).padStart(12)}`;
  return `  ${marks[outcome]}  ${page.padEnd(width)}${label.padEnd(28)}${of}${share.padStart(7)}`;
}

/** All gates as a table with the worst last, then what is wrong in a sentence each. */
export function gateTable(gates: readonly GateResult[]): string {
  const worstLast = gates.toSorted((one, other) => outcomes.indexOf(other.outcome) - outcomes.indexOf(one.outcome));
  const width = Math.max(10, ...gates.map(({ page }) => page.length + 2));
  const problems = worstLast.filter(({ outcome }) => outcome !== 'passed');
  const sentences = problems.map(({ outcome, sentence }) => `${outcome === 'failed' ? 'Failed' : 'Unsure'}: ${sentence}`);
  return [...worstLast.map(gate => row(gate, width)), ...(problems.length > 0 ? [''] : []), ...sentences].join('\n');
}
