import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Gate } from './gates.ts';
import { failedIn, type Report } from './report.ts';
import { runCommand } from './run-command.ts';
import type { RunOptions } from './run-stages.ts';
import { countsOf, type Result } from './summary.ts';

/** Seconds that a gate which was stopped has to close its browsers and servers. */
const grace = 15;

const heading = (text: string): string => `\n── ${text} ${'─'.repeat(Math.max(2, 72 - text.length))}\n`;

type NpmOptions = Pick<Parameters<typeof runCommand>[2], 'print' | 'signal'>;

function npmRun({ script, limit, env: own }: Gate, options: NpmOptions): Promise<number> {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colours, CI: 'true', ...own };
  return runCommand('npm', ['run', '--silent', ...script], { ...options, limit, grace, env });
}

const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

const linesOf = (file: string | undefined): string[] =>
  file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Prints it as it goes, or in one piece when others run beside it. Stopped when `signal` is aborted. */
export async function runGate(gate: Gate, { alone, signal }: RunOptions): Promise<Result> {
  const { name, report: file, flakyReport } = gate;
  const start = performance.now();
  const printed: string[] = [];
  for (const old of [file, flakyReport]) if (old) rmSync(old, { force: true });
  if (alone) process.stdout.write(heading(name));
  const print = (text: string): unknown => (alone ? process.stdout.write(text) : printed.push(text));
  const exitCode = await npmRun(gate, { print, signal });
  const seconds = (performance.now() - start) / 1000;
  if (!alone) process.stdout.write(heading(`${name} (${seconds.toFixed(1)} s)`) + printed.join(''));
  const report = file ? readReport(file) : undefined;
  const counts = countsOf(exitCode, report);
  if (!report) return { name, seconds, counts };
  return { name, seconds, counts, failures: failedIn(report, process.cwd()), flaky: linesOf(flakyReport) };
}
