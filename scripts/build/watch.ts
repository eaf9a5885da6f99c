import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch as watchFolder } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.ts';
import { distribution, root } from './paths.ts';

const folders = ['kernel', 'widgets', 'styles', 'fixtures'];
/** Time in ms to wait after a change, because editors write a file in several steps. */
const settleTime = 80;

/** Rebuilds and restarts the newsroom after every change. Open pages reload by themselves. */
export async function watch(): Promise<void> {
  let origin: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();

  async function restart(): Promise<void> {
    if (origin?.exitCode === null) {
      origin.kill();
      await once(origin, 'exit');
    }
    origin = spawn(process.execPath, [resolve(distribution, 'origin.mjs')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DEV: '1' },
    });
  }

  async function rebuild(): Promise<void> {
    try {
      await build();
      await restart();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  /** Builds run one after another, because two would write the same files. */
  function rebuildNext(): void {
    building = building.then(rebuild);
  }

  for (const folder of folders) {
    watchFolder(resolve(root, folder), { recursive: true }, (_, file) => {
      if (file && /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(rebuildNext, settleTime);
    });
  }
  process.once('exit', () => origin?.kill());
  rebuildNext();
  await building;
}
