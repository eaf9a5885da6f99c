import type { GateResult, Summary } from '../../results/summary.ts';
import { counted } from '../../results/figures.ts';
import { noisySentence } from '../../results/reliability.ts';

const outcomesIn = (gates: readonly GateResult[], ...wanted: GateResult['outcome'][]): number =>
  gates.filter(({ outcome }) => wanted.includes(outcome)).length;

/**
 * What all gates come to, and that in one sentence. Visits that disagree warn. Problems of reliability leave ratios
 * open, and make a run noisy that has not failed for something else.
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
