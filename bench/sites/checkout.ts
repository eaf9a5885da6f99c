import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';
import { BenchFailure } from '../failure.ts';

export interface Commit {
  sha: string;
  /** The first line of its message. */
  subject: string;
}

/** Asks git about this repository; null if it refuses, or is not there. */
function askGit(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that a ref stands for; null where the repository knows no such ref. */
export function findCommit(ref: string): Commit | null {
  const sha = askGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  return sha === null ? null : { sha, subject: askGit(['show', '--no-patch', '--format=%s', sha]) ?? '' };
}

/** A commit as people speak of it: `1a2b3c4d "Its subject"`. */
export const titleOf = ({ sha, subject }: Commit): string => `${sha.slice(0, 8)} "${subject}"`;

function runIn(folder: string, command: string, args: readonly string[]): void {
  if (spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return;
  throw new BenchFailure(`"${command} ${args.join(' ')}" has failed in ${folder}; what it said is above.`);
}

/** Folder of a built work tree of a commit, kept until `git worktree remove`. Throws a sentence where none is built. */
export function builtCheckout({ sha }: Commit): string {
  const folder = resolve(root, 'var/bench/checkouts', sha);
  if (!existsSync(folder)) runIn(root, 'git', ['worktree', 'add', '--quiet', '--force', '--detach', folder, sha]);
  if (!existsSync(resolve(folder, 'dist/origin.mjs'))) {
    process.stderr.write(`Building ${sha.slice(0, 8)} …\n`);
    runIn(folder, 'npm', ['run', 'build']);
  }
  return folder;
}
