import { spawnSync } from 'node:child_process';
import { BenchFailure } from '../failure.ts';

/** So many of its last lines tell what went wrong. */
const lastLines = 8;

interface Step {
  /** What goes on, for whoever waits: `Building 1a2b3c4d`. */
  doing: string;
  command: string;
  args: readonly string[];
  folder: string;
  env?: NodeJS.ProcessEnv;
}

/** Something of a ref that cannot be made: a bisection goes around it. */
export class StepFailure extends BenchFailure {
  override name = 'StepFailure';
}

/** Runs a program to its end and says so on stderr. Throws a sentence with its last lines where it fails. */
export function runStep({ doing, command, args, folder, env = process.env }: Step): void {
  process.stderr.write(`${doing} …\n`);
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  if (status === 0) return;
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-lastLines).join('\n');
  throw new StepFailure(`${doing} has failed${error ? ` (${error.message})` : ''}; what it said last:\n${said}`);
}
