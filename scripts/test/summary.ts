import { type Counts, countsIn, type Failure, type Report } from './report.ts';

export interface Result {
  name: string;
  seconds: number;
  /** Undefined for a gate that was skipped. */
  counts: Counts | undefined;
  /** The tests that failed, of a gate that reports on its tests. */
  failures?: readonly Failure[];
  /** A line for each test that passed only when it was tried again. */
  flaky?: readonly string[];
}

/**
 * The counts of a gate that ended with an exit code. Without a report the gate is one test; a gate that failed has
 * failed at least one, also where its report knows of none, as when a test file could not even be loaded.
 */
export function countsOf(exitCode: number, report?: Report): Counts {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = countsIn(report);
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const timeOf = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(9);

function row({ name, seconds, counts }: Result): string {
  if (!counts) return `  –  ${name.padEnd(12)} skipped: there is no build`;
  const tests = counts.passed + counts.failed > 1 ? `   ${counts.passed} passed, ${counts.failed} failed` : '';
  return `  ${counts.failed > 0 ? '✗' : '✓'}  ${name.padEnd(12)}${timeOf(seconds)}${tests}`;
}

/** Again at the end, where a long log is read first. */
const failuresOf = ({ failures = [] }: Result): string[] =>
  failures.flatMap(({ name, errors }) => [`✗ ${name}`, ...errors, '']);

/** The failed tests, the table of all gates, the flaky tests, and the line of totals at the end. */
export function summarise(results: readonly Result[]): { text: string; failed: boolean } {
  const counts = results.flatMap(result => result.counts ?? []);
  const failed = sum(counts.map(count => count.failed));
  const passed = sum(counts.map(count => count.passed));
  const flaky = results.flatMap(result => result.flaky ?? []);
  const lines = [...results.flatMap(failuresOf), ...results.map(row), '', ...flaky, `${passed} passed, ${failed} failed`];
  return { text: lines.join('\n'), failed: failed > 0 };
}
