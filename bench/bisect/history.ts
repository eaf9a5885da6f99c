import { BenchFailure } from '../failure.ts';
import { askGit, git } from '../refs/git.ts';
import { type Commit, titleOf } from '../refs/commit.ts';
import type { Repository } from '../refs/repository.ts';

/** The commits of a range by their shas, each with those of its parents that are in the range, too. */
export type History = ReadonlyMap<string, readonly string[]>;

interface Options {
  /** Only what was committed or merged on the branch itself; a merge then stands for all that it brought. */
  firstParent: boolean;
}

/** The commits after good, up to bad and with it. Throws a sentence where bad does not come from good. */
export function historyOf(repository: Repository, good: Commit, bad: Commit, { firstParent }: Options): History {
  if (good.sha === bad.sha || askGit(repository, ['merge-base', '--is-ancestor', good.sha, bad.sha]) === null) {
    throw new BenchFailure(`${titleOf(bad)} does not come after ${titleOf(good)}: there is nothing between them to look at.`);
  }
  const walk = firstParent ? '--first-parent' : '--ancestry-path';
  const lines = git(repository, ['rev-list', walk, '--parents', `${good.sha}..${bad.sha}`]).trim().split('\n');
  const parentsOf = new Map(
    lines.map(line => {
      const [sha = '', ...parents] = line.split(' ');
      return [sha, firstParent ? parents.slice(0, 1) : parents] as const;
    }),
  );
  return new Map([...parentsOf].map(([sha, parents]) => [sha, parents.filter(parent => parentsOf.has(parent))]));
}
