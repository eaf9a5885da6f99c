import { noisySentence } from '../../../results/reliability.ts';
import type { GateResult, Summary } from '../../../results/summary.ts';
import { counted, formatChange, formatDifference, worstFirst } from '../../../results/figures.ts';
import type { Noise } from './noise.ts';

export interface Judgement {
  verdict: Summary['verdict'];
  sentence: string;
}

const changeOf = ({ gate, figure, limit, unit }: GateResult): string =>
  gate === 'ratio' ? formatChange(figure) : `${formatDifference(limit, figure, unit)} past its limit`;

const named = (gate: GateResult): string => `${gate.page} · ${gate.label}, ${changeOf(gate)}`;

function regression(failed: readonly GateResult[]): string {
  const [worst] = worstFirst(failed);
  return `Head is worse than base in ${counted(failed.length, 'figure')}${worst ? `; first of all ${named(worst)}` : ''}.`;
}

function inconclusive(open: readonly GateResult[]): string {
  const [worst] = worstFirst(open);
  return `Nothing is surely worse, but ${counted(open.length, 'figure')} may be${worst ? `; first of all ${named(worst)}` : ''}. More rounds tell more.`;
}

function passed(gates: readonly GateResult[]): string {
  const timed = gates.filter(({ gate }) => gate === 'ratio').length;
  const figures = `${counted(gates.length - timed, 'exact figure')} and ${counted(timed, 'timing')}`;
  return `Nothing is worse: ${figures} are within their limits.`;
}

const isOpen = ({ outcome }: GateResult): boolean => outcome === 'inconclusive';

/**
 * What a comparison comes to. An exact figure that is worse is so on any machine; timings count for nothing on an
 * unreliable one. That a machine is imprecise matters only where something is left open. A figure of which visits do
 * not agree decides nothing.
 */
export function judgementOf(gates: readonly GateResult[], { problems, imprecision }: Noise): Judgement {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0) return { verdict: 'regression', sentence: regression(failed) };
  const open = gates.filter(isOpen);
  const reasons = [...problems, ...(open.length > 0 ? imprecision : [])];
  if (reasons.length > 0) return { verdict: 'noisy', sentence: noisySentence('to tell head from base', reasons) };
  if (open.length > 0) return { verdict: 'inconclusive', sentence: inconclusive(open) };
  const judged = gates.filter(({ outcome }) => outcome === 'passed');
  if (judged.length > 0) return { verdict: 'passed', sentence: passed(judged) };
  return { verdict: 'inconclusive', sentence: 'There was nothing that could be judged with certainty.' };
}
