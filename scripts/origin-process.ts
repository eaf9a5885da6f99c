import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { distribution, root } from './build/paths.ts';
import { inTime } from './in-time.ts';

/** In milliseconds; either takes less than one second. */
const limits = { start: 30_000, stop: 10_000 };

export interface OriginProcess {
  /** Such as `http://localhost:40123`. */
  address: string;
  stop: () => Promise<void>;
}

/** Starts the built newsroom on a free port, with a database of its own; resolves once it is open. */
export async function startOrigin(env: Readonly<Record<string, string>> = {}): Promise<OriginProcess> {
  const program = resolve(distribution, 'origin.mjs');
  if (!existsSync(program)) throw new Error('There is no build yet: run "npm run build".');
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-origin-'));
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATABASE: join(folder, 'newsroom.sqlite'), LIMITS: '100000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill();
      await inTime(exit, limits.stop, 'The newsroom did not close.').catch(() => child.kill('SIGKILL'));
    }
    rmSync(folder, { recursive: true, force: true });
  };

  async function readAddress(): Promise<string> {
    for await (const line of createInterface(child.stdout)) {
      const [address] = /https?:\/\/\S+\b/.exec(line) ?? [];
      if (address) return address;
    }
    throw new Error('The newsroom did not start; what it said is above.');
  }

  try {
    return { address: await inTime(readAddress(), limits.start, `The newsroom did not start within ${limits.start / 1000} s.`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
