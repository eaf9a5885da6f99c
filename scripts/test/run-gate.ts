import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Gate } from './gates.ts';
import { type Report, type Result, countsOf } from './summary.ts';

const heading = (text: string): string => `\n── ${text} ${'─'.repeat(Math.max(2, 72 - text.length))}\n`;

/** Runs `npm run …` without a stdin; returns its exit code. What it prints goes on as it comes. */
function npmRun(script: readonly string[], print: (text: string) => void): Promise<number> {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = spawn('npm', ['run', '--silent', ...script], {
    env: { ...process.env, ...colours, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  return new Promise(resolve => {
    child.on('error', error => {
      print(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', code => resolve(code ?? 1));
  });
}

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** Runs one gate and prints it under a heading: as it goes, or in one piece when others run beside it. */
export async function runGate({ name, script, report }: Gate, { alone }: { alone: boolean }): Promise<Result> {
  const start = performance.now();
  const printed: string[] = [];
  if (report) rmSync(report, { force: true });
  if (alone) process.stdout.write(heading(name));
  const exitCode = await npmRun(script, text => (alone ? process.stdout.write(text) : printed.push(text)));
  const seconds = (performance.now() - start) / 1000;
  if (!alone) process.stdout.write(heading(`${name} (${seconds.toFixed(1)} s)`) + printed.join(''));
  const counts = countsOf(exitCode, report && existsSync(report) ? readReport(report) : undefined);
  return { name, seconds, counts };
}
