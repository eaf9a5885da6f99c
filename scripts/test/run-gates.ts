import { existsSync, readFileSync, rmSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { Gate } from './gates.ts';
import { runCommand } from './run-command.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** Result of a gate. */
export interface Result {
  name: string;
  seconds: number;
  /** Counts of tests; undefined for a skipped gate. */
  counts: Counts | undefined;
  /** Failed tests with the first lines of their errors, if the gate reports them. */
  failures?: readonly string[];
  /** A line for each test that passed only on a retry. */
  flaky?: readonly string[];
}

/** Reads counts and failures from a JUnit report, which vitest and Playwright both write. */
export function readReport(xml: string): { counts: Counts; failures: string[] } {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const tests = [...document.querySelectorAll('testcase')].filter(test => !test.querySelector('skipped'));
  const failures = tests.flatMap(test => {
    const errors = [...test.querySelectorAll('failure, error')].map(({ textContent }) => textContent.trim());
    if (errors.length === 0) return [];
    const firstLines = errors.map(error => error.split('\n').slice(0, 12).join('\n'));
    return [[`✗ ${test.getAttribute('classname') ?? ''} › ${test.getAttribute('name') ?? ''}`, ...firstLines].join('\n')];
  });
  return { counts: { passed: tests.length - failures.length, failed: failures.length }, failures };
}

/**
 * Returns the counts of a gate. Without a report, the gate counts as one test. A failed gate has at least one failure,
 * even if its report lists none, for example if a test file did not load.
 */
export function countsOf(exitCode: number, { passed, failed }: Counts = { passed: 1, failed: 0 }): Counts {
  if (exitCode === 0 || failed > 0) return { passed, failed };
  return { passed: passed === 1 ? 0 : passed, failed: 1 };
}

interface RunOptions {
  /** True if no other gate runs at the same time. */
  alone: boolean;
  /** Stops the gate. */
  signal: AbortSignal;
}

/** Seconds for a stopped gate to close its browsers and servers. */
const grace = 15;

const heading = (text: string): string => `\n── ${text} ${'─'.repeat(Math.max(2, 72 - text.length))}\n`;

/**
 * Runs a gate. Prints its output at once, or at the end if other gates run in parallel. Stops it when `signal` is
 * aborted.
 */
export async function runGate(gate: Gate, { alone, signal }: RunOptions): Promise<Result> {
  const { name, script, limit, report: file, flakyReport } = gate;
  const start = performance.now();
  const printed: string[] = [];
  for (const old of [file, flakyReport]) if (old) rmSync(old, { force: true });
  if (alone) process.stdout.write(heading(name));
  const print = (text: string): unknown => (alone ? process.stdout.write(text) : printed.push(text));
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colours, CI: 'true', ...gate.env };
  const exitCode = await runCommand('npm', ['run', '--silent', ...script], { limit, grace, env, print, signal });
  const seconds = (performance.now() - start) / 1000;
  if (!alone) process.stdout.write(heading(`${name} (${seconds.toFixed(1)} s)`) + printed.join(''));
  if (!file || !existsSync(file)) return { name, seconds, counts: countsOf(exitCode) };
  const { counts, failures } = readReport(readFileSync(file, 'utf8'));
  const flaky = flakyReport && existsSync(flakyReport) ? readFileSync(flakyReport, 'utf8').split('\n').filter(Boolean) : [];
  return { name, seconds, counts: countsOf(exitCode, counts), failures, flaky };
}

/** Number of gates of one stage that run in parallel. */
const atOnce = 2;

/**
 * Runs the gates stage by stage. Continues after failures, but skips gates that need a failed build. Starts no more
 * gates after `signal` is aborted. Returns the results in the order of completion.
 */
export async function runStages(
  stages: readonly (readonly Gate[])[],
  run: typeof runGate = runGate,
  signal = new AbortController().signal,
): Promise<Result[]> {
  const results: Result[] = [];
  const hasBuild = (): boolean => !results.some(({ name, counts }) => name === 'build' && counts && counts.failed > 0);

  for (const stage of stages) {
    const queue = [...stage];
    const alone = stage.length === 1;
    const lane = async (): Promise<void> => {
      for (let gate = queue.shift(); gate && !signal.aborted; gate = queue.shift()) {
        const isSkipped = gate.needsBuild && !hasBuild();
        const skipped = { name: gate.name, seconds: 0, counts: undefined };
        results.push(isSkipped ? skipped : await run(gate, { alone, signal }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return results;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function row({ name, seconds, counts }: Result): string {
  if (!counts) return `  –  ${name.padEnd(12)} skipped: there is no build`;
  const tests = counts.passed + counts.failed > 1 ? `   ${counts.passed} passed, ${counts.failed} failed` : '';
  return `  ${counts.failed > 0 ? '✗' : '✓'}  ${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(9)}${tests}`;
}

/** Formats the failed tests, the table of gates, the flaky tests, and the totals at the end. */
export function summarise(results: readonly Result[]): { text: string; failed: boolean } {
  const counts = results.flatMap(result => result.counts ?? []);
  const [passed, failed] = [sum(counts.map(count => count.passed)), sum(counts.map(count => count.failed))];
  const failures = results.flatMap(result => result.failures ?? []).map(failure => `${failure}\n`);
  const flaky = results.flatMap(result => result.flaky ?? []);
  const lines = [...failures, ...results.map(row), '', ...flaky, `${passed} passed, ${failed} failed`];
  return { text: lines.join('\n'), failed: failed > 0 };
}
