import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/build/paths.ts';
import { inTime } from '../../scripts/in-time.ts';
import { BenchFailure } from '../failure.ts';

/** Time limits in milliseconds. Both usually take less than one second. */
const limits = { start: 30_000, stop: 10_000 };

export interface OriginProcess {
  /** Example: `http://localhost:40123`. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts a checkout's newsroom and waits until it is ready. Uses a new database unless `DATABASE` names one. Throws a
 * BenchFailure if it does not start.
 */
export async function startOrigin(env: Readonly<Record<string, string>> = {}, checkout = root): Promise<OriginProcess> {
  const program = resolve(checkout, 'dist/origin.mjs');
  if (!existsSync(program)) throw new BenchFailure(`There is no build in ${checkout}: run "npm run build" there.`);
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-origin-'));
  const child = spawn(process.execPath, [program], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE: join(folder, 'newsroom.sqlite'),
      LIMITS: '100000',
      SPECIAL_DAYS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const leave = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);
  const stop = async (): Promise<void> => {
    process.off('exit', leave);
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
    throw new BenchFailure('The newsroom did not start; what it said is above.');
  }

  try {
    return { address: await inTime(readAddress(), limits.start, `The newsroom did not start within ${limits.start / 1000} s.`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
