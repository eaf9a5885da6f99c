#!/usr/bin/env node
// The bench as a program of its own: `npx dakkeh-bench <command>`. It runs on the Node that is there, like the set-up.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program to its end; its exit code, or 3 (it could not be measured) where a signal ended it. */
const run = (program, args, options) => spawnSync(program, args, { stdio: 'inherit', ...options }).status ?? 3;

// What the set-up says is no result.
const ready = run(process.execPath, [join(root, 'scripts/setup.mjs'), '--browser'], { stdio: ['inherit', 2, 2] });
process.exitCode =
  ready === 0
    ? run(join(root, 'node_modules/.bin/node'), [join(root, 'bench/cli.ts'), ...process.argv.slice(2)])
    : 3;
