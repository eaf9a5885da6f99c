import { spawn } from 'node:child_process';

interface Options {
  /** Seconds after which the command is stopped, with all that it has started. */
  limit: number;
  /** Seconds that it then has to tidy up. */
  grace: number;
  print: (text: string) => void;
  env?: NodeJS.ProcessEnv;
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch {
    // Nobody of the group is left.
  }
}

/**
 * Runs a command without a stdin, in a process group of its own that ends with this process; returns its exit code.
 * What it prints goes on as it comes. A command that has not ended within its limit says so, is stopped with all that
 * it has started, and has failed.
 */
export function runCommand(command: string, args: readonly string[], options: Options): Promise<number> {
  const { limit, grace, print, env } = options;
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const killGroup = (): void => signalGroup(child.pid, 'SIGKILL');
  const endGroup = (): void => signalGroup(child.pid, 'SIGTERM');
  process.on('exit', endGroup);

  return new Promise(resolve => {
    let isLate = false;
    const end = (code: number): void => {
      clearTimeout(limitTimer);
      clearTimeout(graceTimer);
      process.off('exit', endGroup);
      if (isLate) killGroup();
      resolve(isLate ? 1 : code);
    };
    const limitTimer = setTimeout(() => {
      isLate = true;
      print(`\nThis did not end within ${limit} s, and was stopped.\n`);
      endGroup();
    }, limit * 1000);
    // Not only when its output is closed: somebody whom it started may hold that open for ever.
    const graceTimer = setTimeout(() => end(1), (limit + grace) * 1000);
    child.on('close', code => end(code ?? 1));
    child.on('error', error => {
      print(`${error.message}\n`);
      end(1);
    });
  });
}
