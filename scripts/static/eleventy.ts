// `npm run eleventy`: makes the page of fixtures/static/eleventy in a copy of that folder, and compares its boxes with
// those of the catalogue.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/paths.ts';
import { isStale } from '../build/staleness.ts';

// No packages among our own sources: what looks at all files would look at them, too.
const copy = join(root, 'var/eleventy');
cpSync(join(root, 'fixtures/static/eleventy'), copy, { recursive: true });

const env = { ...process.env, DAKKEH_BUILD: pathToFileURL(join(root, 'dist/preact/')).href };

const steps: readonly (readonly [cwd: string, command: string, ...args: string[]])[] = [
  ...(isStale() ? [[root, process.execPath, 'esbuild.config.mjs'] as const] : []),
  ...(existsSync(join(copy, 'node_modules')) ? [] : [[copy, 'npm', 'ci', '--no-audit', '--no-fund'] as const]),
  [copy, 'npm', 'run', 'build'],
  [root, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/adopt/static/vitest.config.ts', '--root', root],
];

const failed = steps.find(([cwd, command, ...args]) => spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status !== 0);
if (failed) process.exitCode = 1;
