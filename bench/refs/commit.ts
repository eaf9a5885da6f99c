import { BenchFailure } from '../failure.ts';
import { askGit, git } from './git.ts';
import type { Repository } from './repository.ts';

export interface Commit {
  sha: string;
  /** The first line of its message. */
  subject: string;
}

/** The commit that a ref stands for; null where the repository knows no such ref, or there is no git. */
export function findCommit(repository: Repository, ref: string): Commit | null {
  const found = askGit(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (found === null) return null;
  const sha = found.trim();
  return { sha, subject: git(repository, ['show', '--no-patch', '--format=%s', sha]).trim() };
}

/** The commit that a ref stands for. Throws a sentence where there is none. */
export function commitOf(repository: Repository, ref: string): Commit {
  const commit = findCommit(repository, ref);
  if (commit) return commit;
  if (askGit(repository, ['rev-parse', '--git-dir']) === null) {
    throw new BenchFailure(`${repository.folder} is no git repository, or git is not installed: compare folders instead of git refs.`);
  }
  throw new BenchFailure(`There is no commit "${ref}" here: "git fetch" may bring it, "git branch --all" shows what there is.`);
}

/** A commit as people speak of it: `1a2b3c4d "Its subject"`. */
export const titleOf = ({ sha, subject }: Commit): string => `${sha.slice(0, 8)} "${subject}"`;
