/** What the process ends with, for scripts that ask. */
export const exitCodes = { passed: 0, regression: 1, inconclusive: 2, failure: 3, noisy: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
