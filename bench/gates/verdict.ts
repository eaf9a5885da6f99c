import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { GateResult, Summary } from '../results/summary.ts';

/** What becomes of a run that cannot tell. */
export type Inconclusive = 'warn' | 'fail';

const counted = (number: number, one: string, many: string): string => `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** What all gates come to. */
export function verdictOf(gates: readonly GateResult[]): Summary['verdict'] {
  if (gates.some(({ outcome }) => outcome === 'failed')) return 'regression';
  return gates.some(({ outcome }) => outcome === 'inconclusive') ? 'inconclusive' : 'passed';
}

/** The verdict in one sentence. */
export function verdictSentence(gates: readonly GateResult[]): string {
  const of = (...wanted: GateResult['outcome'][]): number => gates.filter(({ outcome }) => wanted.includes(outcome)).length;
  const failed = of('failed');
  const unsure = of('inconclusive', 'nondeterministic');
  const rest = unsure > 0 ? `, ${counted(unsure, 'is', 'are')} unsure` : '';
  if (failed > 0) return `${counted(failed, 'gate fails', 'gates fail')} of ${gates.length.toLocaleString('en')}${rest}.`;
  return `${counted(of('passed'), 'gate passes', 'gates pass')}, none fails${rest}.`;
}

/** What the process ends with. */
export function exitCodeOf(verdict: Summary['verdict'], inconclusive: Inconclusive): ExitCode {
  if (verdict === 'regression') return exitCodes.regression;
  if (verdict === 'noisy') return exitCodes.noisy;
  return verdict === 'inconclusive' && inconclusive === 'fail' ? exitCodes.inconclusive : exitCodes.passed;
}
