import { spawn, spawnSync } from 'node:child_process';

/** Returns each process of this machine as [id, parent's id]; empty without `ps`. */
function processes(): [id: number, parent: number][] {
  const { error, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  if (error) return [];
  return Array.from(stdout.matchAll(/^ *(\d+) +(\d+) *$/gm), ([, id, parent]) => [Number(id), Number(parent)]);
}

/** Returns the ids of a process and of all its descendants, even in other process groups. */
function processTree(root: number): number[] {
  const childrenOf = Map.groupBy(processes(), ([, parent]) => parent);
  const treeBelow = (id: number): number[] => [
    id,
    ...(childrenOf.get(id) ?? []).flatMap(([child]) => treeBelow(child)),
  ];
  return treeBelow(root);
}

interface Options {
  /** Seconds after which the command and its descendants are stopped. */
  limit: number;
  /** Seconds for cleaning up after that. */
  grace: number;
  print: (text: string) => void;
  env?: NodeJS.ProcessEnv;
  /** Stops the command before its limit. */
  signal?: AbortSignal;
}

function sendSignal(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // The process has ended.
  }
}

/**
 * Runs a command without stdin in its own process group and returns its exit code. Its output is printed as it comes.
 * At its limit, or when `signal` is aborted, the command is interrupted as by Ctrl+C; it then has `grace` seconds to
 * print what was running and to close its servers. Whatever it started and left is killed, and the command has failed.
 */
export function runCommand(command: string, args: readonly string[], options: Options): Promise<number> {
  const { limit, grace, print, env, signal } = options;
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);

  return new Promise(resolve => {
    const started = new Set<number>();
    const rememberTree = (): void => {
      if (child.pid !== undefined) for (const id of processTree(child.pid)) started.add(id);
    };
    const killTree = (): void => {
      rememberTree();
      for (const id of started) sendSignal(id, 'SIGKILL');
    };
    let graceTimer: NodeJS.Timeout | undefined;
    const end = (code: number): void => {
      clearTimeout(limitTimer);
      clearTimeout(graceTimer);
      signal?.removeEventListener('abort', stop);
      process.off('exit', killTree);
      if (graceTimer) killTree();
      resolve(graceTimer ? 1 : code);
    };
    const stop = (): void => {
      if (graceTimer) return;
      // Remember the tree before the interrupt: orphaned processes lose their parent.
      rememberTree();
      // Do not wait for the output to close: descendants may hold it open forever.
      graceTimer = setTimeout(() => end(1), grace * 1000);
      if (child.pid !== undefined) sendSignal(-child.pid, 'SIGINT');
    };
    const limitTimer = setTimeout(() => {
      print(`\nStopped: it did not end within ${limit} s.\n`);
      stop();
    }, limit * 1000);
    process.on('exit', killTree);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    child.on('close', code => end(code ?? 1));
    child.on('error', error => {
      print(`${error.message}\n`);
      end(1);
    });
  });
}
