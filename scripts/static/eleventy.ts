// `npm run eleventy`: installs Eleventy beside its example, makes the page, and compares its boxes with those of the
// catalogue.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths.ts';
import { isStale } from '../build/staleness.ts';

const example = join(root, 'fixtures/static/eleventy');

const steps: readonly (readonly [cwd: string, command: string, ...args: string[]])[] = [
  ...(isStale() ? [[root, process.execPath, 'esbuild.config.mjs'] as const] : []),
  ...(existsSync(join(example, 'node_modules')) ? [] : [[example, 'npm', 'ci', '--no-audit', '--no-fund'] as const]),
  [example, 'npm', 'run', 'build', '--', '--output', join(root, 'var/eleventy')],
  [root, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/static/vitest.config.ts', '--root', root],
];

const failed = steps.find(([cwd, command, ...args]) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status !== 0);
if (failed) process.exitCode = 1;
