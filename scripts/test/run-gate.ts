import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Gate } from './gates.ts';
import { failedIn, type Report, slowestIn } from './report.ts';
import { runCommand } from './run-command.ts';
import { countsOf, type Result } from './summary.ts';

/** Seconds that a gate which was stopped has to close its browsers and servers. */
const grace = 15;

const heading = (text: string): string => `\n── ${text} ${'─'.repeat(Math.max(2, 72 - text.length))}\n`;

function npmRun({ script, limit }: Gate, print: (text: string) => void): Promise<number> {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colours, CI: 'true' };
  return runCommand('npm', ['run', '--silent', ...script], { limit, grace, print, env });
}

const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Runs one gate and prints it under a heading: as it goes, or in one piece when others run beside it. */
export async function runGate(gate: Gate, { alone }: { alone: boolean }): Promise<Result> {
  const { name, report: file } = gate;
  const start = performance.now();
  const printed: string[] = [];
  if (file) rmSync(file, { force: true });
  if (alone) process.stdout.write(heading(name));
  const exitCode = await npmRun(gate, text => (alone ? process.stdout.write(text) : printed.push(text)));
  const seconds = (performance.now() - start) / 1000;
  if (!alone) process.stdout.write(heading(`${name} (${seconds.toFixed(1)} s)`) + printed.join(''));
  const report = file ? readReport(file) : undefined;
  const counts = countsOf(exitCode, report);
  if (!report) return { name, seconds, counts };
  const root = process.cwd();
  return { name, seconds, counts, slowest: slowestIn(report, root), failures: failedIn(report, root) };
}
