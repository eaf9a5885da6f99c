// `npm start`: builds what is missing or outdated, and opens the newsstand.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distribution, root } from './build/paths.ts';
import { isStale } from './build/staleness.ts';

function build(): boolean {
  console.info('Building …');
  return spawnSync(process.execPath, ['esbuild.config.mjs'], { cwd: root, stdio: 'inherit' }).status === 0;
}

if (isStale() && !build()) process.exitCode = 1;
else await import(pathToFileURL(resolve(distribution, 'origin.mjs')).href);
