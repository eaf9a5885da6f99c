import type { GateResult } from '../../results/summary.ts';

/** Gates as far as they stand where there are reasons for distrust: what only timings say is then left open. */
export const withDistrust = (gates: readonly GateResult[], reasons: readonly string[]): GateResult[] =>
  gates.map(gate => (gate.gate === 'ratio' && reasons.length > 0 ? { ...gate, outcome: 'inconclusive' } : gate));

/** That a machine is too noisy for something, why, and what to do about it. */
export const noisySentence = (what: string, reasons: readonly string[]): string =>
  [
    `This machine is too noisy ${what}.`,
    ...reasons,
    'Close what else runs on it and try again; "npm run bench -- doctor" says more.',
  ].join(' ');
