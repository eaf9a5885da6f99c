import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** What has been opened. */
export interface Opened {
  /** Adds what ends a thing. */
  add: (close: () => Promise<void> | void) => void;
  /** Ends all of it, the last one first, once for all who ask. Rejects where something could not be ended. */
  close: () => Promise<void>;
}

export function createOpened(): Opened {
  const closes: (() => Promise<void> | void)[] = [];
  let closed: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of closes.toReversed()) await Promise.try(close).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  return {
    add: close => closes.push(close),
    close: () => (closed ??= closeAll()),
  };
}

interface ServiceOptions {
  /** Where its log goes. */
  folder: string;
  command: readonly string[];
  env?: () => Record<string, string>;
  /** Another user than ours, by number. */
  user?: number | undefined;
}

/** A program that runs until it is stopped, and is started again where it ends by itself, as systemd would. */
export interface Service {
  name: string;
  pid: () => number | undefined;
  start: () => void;
  /** Sends it a signal and waits for its end; it is not started again. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends it at once; it is started again. */
  kill: () => void;
}

export function createService(name: string, { folder, command, env, user }: ServiceOptions): Service {
  const [program = '', ...args] = command;
  let child: ChildProcess | undefined;
  let isWanted = false;

  function start(): void {
    isWanted = true;
    const log = openSync(join(folder, `${name}.log`), 'a');
    const started = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env?.() },
      ...(user !== undefined && { uid: user, gid: user }),
    });
    child = started;
    // A program that is not there never exits.
    started.once('error', error => {
      if (child === started) child = undefined;
      console.error(`${name} cannot be started: ${error.message}`);
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
      if (isWanted) void after(500).then(() => isWanted && !child && start());
    });
  }

  return {
    name,
    pid: () => child?.pid,
    start,
    async stop(signal = 'SIGTERM') {
      isWanted = false;
      const ended = child && new Promise(resolve => child?.once('exit', resolve));
      child?.kill(signal);
      await ended;
    },
    kill() {
      child?.kill('SIGKILL');
    },
  };
}

/** Asks until the answer is yes. Throws a sentence where it never is. */
export async function until(what: string, ask: () => Promise<boolean> | boolean, most = 60_000): Promise<void> {
  const began = performance.now();
  while (!(await ask())) {
    if (performance.now() - began > most) throw new Error(`In ${most / 1000} s it did not come that ${what}`);
    await after(100);
  }
}

/** Status of an answer; 0 where there is none. */
export const statusOf = (address: string): Promise<number> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).then(
    async answer => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
