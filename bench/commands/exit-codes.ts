import type { Summary } from '../results/summary.ts';

/** What the process ends with, for scripts that ask. */
export const exitCodes = { passed: 0, regression: 1, inconclusive: 2, failure: 3, noisy: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What an inconclusive run ends with: a code of its own, or that of a run that has passed or failed. */
export const onInconclusive = ['tell', 'warn', 'fail'] as const;
export type OnInconclusive = (typeof onInconclusive)[number];

/** What the process ends with. */
export function exitCodeOf(verdict: Summary['verdict'], asked: OnInconclusive): ExitCode {
  const undecided = { tell: exitCodes.inconclusive, warn: exitCodes.passed, fail: exitCodes.regression }[asked];
  return {
    measured: exitCodes.passed,
    passed: exitCodes.passed,
    regression: exitCodes.regression,
    inconclusive: undecided,
    noisy: exitCodes.noisy,
  }[verdict];
}
