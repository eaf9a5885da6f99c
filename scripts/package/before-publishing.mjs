// npm runs this script before it packs or publishes a workspace, with any Node.js version. It runs a script of the
// project, without npm's own options such as `--dry-run` or the workspace.
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const meant = /^npm_config_(dry_run|workspaces?|json|pack_destination|tag|access|provenance)$/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !meant.test(name)));

// The build's output goes to stderr, because a program may read npm's stdout.
const { status } = spawnSync('npm', ['run', process.argv[2] ?? ''], { cwd: root, env, stdio: ['ignore', 2, 2] });
process.exitCode = status ?? 1;
