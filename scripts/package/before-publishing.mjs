// Run by npm before it packs or publishes a workspace, on the Node that is there: a script of the project. npm's own
// options, such as `--dry-run` or the workspace, are not meant for it.
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const meant = /^npm_config_(dry_run|workspaces?|json|pack_destination|tag|access|provenance)$/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !meant.test(name)));

// Builds report on the standard error: npm's standard output may be read by a program.
const { status } = spawnSync('npm', ['run', process.argv[2] ?? ''], { cwd: root, env, stdio: ['ignore', 2, 2] });
process.exitCode = status ?? 1;
