/** How many tests a gate has passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export interface Result {
  name: string;
  seconds: number;
  /** Undefined for a gate that was skipped. */
  counts: Counts | undefined;
}

/** What the two runners write about themselves, as far as it concerns the count. */
export type Report =
  | { numPassedTests: number; numFailedTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number } };

/**
 * The counts of a gate that ended with an exit code. Without a report the gate is one test; a gate that failed has
 * failed at least one, also where its report knows of none, as when a test file could not even be loaded.
 */
export function countsOf(exitCode: number, report?: Report): Counts {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const [passed, failed] =
    'stats' in report
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
      : [report.numPassedTests, report.numFailedTests];
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function row({ name, seconds, counts }: Result): string {
  if (!counts) return `  –  ${name.padEnd(12)} skipped: there is no build`;
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  const tests = counts.passed + counts.failed > 1 ? `   ${counts.passed} passed, ${counts.failed} failed` : '';
  return `  ${counts.failed > 0 ? '✗' : '✓'}  ${name.padEnd(12)}${time}${tests}`;
}

/** The table of all gates, and the plain line of totals at the very end. */
export function summarise(results: readonly Result[]): { text: string; failed: boolean } {
  const counts = results.flatMap(result => result.counts ?? []);
  const failed = sum(counts.map(count => count.failed));
  const passed = sum(counts.map(count => count.passed));
  return { text: [...results.map(row), '', `${passed} passed, ${failed} failed`].join('\n'), failed: failed > 0 };
}
