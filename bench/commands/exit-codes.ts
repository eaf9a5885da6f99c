import type { Summary } from '../results/summary.ts';

export const exitCodes = { passed: 0, regression: 1, inconclusive: 2, failure: 3, noisy: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Returns the exit code. An inconclusive run has its own code, or passes with a warning. */
export function exitCodeOf(verdict: Summary['verdict'], asked: 'tell' | 'warn'): ExitCode {
  return {
    measured: exitCodes.passed,
    passed: exitCodes.passed,
    regression: exitCodes.regression,
    inconclusive: asked === 'tell' ? exitCodes.inconclusive : exitCodes.passed,
    noisy: exitCodes.noisy,
  }[verdict];
}
