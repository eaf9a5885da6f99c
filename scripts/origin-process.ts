import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { distribution, root } from './build/paths.ts';

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
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };

  for await (const line of createInterface(child.stdout)) {
    const [address] = /https?:\/\/\S+\b/.exec(line) ?? [];
    if (address) return { address, stop };
  }
  await stop();
  throw new Error('The newsroom did not start; what it said is above.');
}
