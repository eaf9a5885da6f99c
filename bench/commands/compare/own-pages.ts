// Comparisons that only this repository supports. The package replaces this file by own-pages.packaged.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { BenchFailure } from '../../failure.ts';
import { openNewsroom } from '../../sites/newsroom.ts';
import type { Pages } from './sides.ts';

interface Commit {
  sha: string;
  /** First line of the commit message. */
  subject: string;
}

/** Runs git in this repository. Returns null if git fails or is missing. */
function askGit(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Returns the commit of a ref, or null if the repository has no such ref. */
export function findCommit(ref: string): Commit | null {
  const sha = askGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  return sha === null ? null : { sha, subject: askGit(['show', '--no-patch', '--format=%s', sha]) ?? '' };
}

/** Returns a commit's short sha and subject: `1a2b3c4d "Its subject"`. */
export const titleOf = ({ sha, subject }: Commit): string => `${sha.slice(0, 8)} "${subject}"`;

function runIn(folder: string, command: string, args: readonly string[]): void {
  if (spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return;
  throw new BenchFailure(`"${command} ${args.join(' ')}" has failed in ${folder}; what it said is above.`);
}

/**
 * Returns the folder with a built work tree of a commit, kept until `git worktree remove`. Throws a BenchFailure if the
 * build fails.
 */
function builtCheckout({ sha }: Commit): string {
  const folder = resolve(root, 'var/bench/checkouts', sha);
  if (!existsSync(folder)) runIn(root, 'git', ['worktree', 'add', '--quiet', '--force', '--detach', folder, sha]);
  if (!existsSync(resolve(folder, 'dist/origin.mjs'))) {
    process.stderr.write(`Building ${sha.slice(0, 8)} …\n`);
    runIn(folder, 'npm', ['run', 'build']);
  }
  return folder;
}

export const comparable =
  'a git ref that is known here, or a folder with a build (dist/origin.mjs), with results (manifest.json) or with pages (*.html)';

export const examples = '"compare HEAD~1 HEAD" or "compare main ."';

export const isWorkingTree = (path: string): boolean => resolve(path) === root;

/** Returns true if the server of a checkout can print twins. Older servers ignore the option and print normal pages. */
const knowsTwin = (checkout: string): boolean => readFileSync(resolve(checkout, 'dist/origin.mjs'), 'utf8').includes('TWIN');

export const ofBuild = (checkout: string, title: string, fixed: string): Pages | null => ({
  kind: 'pages',
  title,
  fixed,
  open: name => openNewsroom({ flavour: 'preact', name, checkout }),
  openTwin: knowsTwin(checkout) ? name => openNewsroom({ flavour: 'twin', name, checkout }) : null,
});

/** Returns the build of a commit, or null if there is no such commit. */
export function ofRef(ref: string): Pages | null {
  const commit = findCommit(ref);
  if (!commit) return null;
  const title = ref === commit.sha ? titleOf(commit) : `${ref} (${titleOf(commit)})`;
  return ofBuild(builtCheckout(commit), title, commit.sha);
}
