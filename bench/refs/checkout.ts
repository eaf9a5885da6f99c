import { existsSync, rmSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { type Commit, commitOf } from './commit.ts';
import { git } from './git.ts';
import { makeWhole } from './make-whole.ts';
import { bringPackages } from './packages.ts';
import type { Repository } from './repository.ts';
import { runStep, StepFailure } from './run-step.ts';

/** Writes the files of a commit. Git's own index, branches and list of worktrees know nothing of it. */
function writeFiles(repository: Repository, sha: string, folder: string): void {
  const index = `${folder}.index`;
  const env = { GIT_INDEX_FILE: index };
  try {
    git(repository, ['read-tree', sha], { env });
    git(repository, ['checkout-index', '--all', `--prefix=${folder}${sep}`], { env });
  } finally {
    rmSync(index, { force: true });
  }
}

function build(folder: string, { sha }: Commit): void {
  const short = sha.slice(0, 8);
  if (!existsSync(resolve(folder, 'esbuild.config.mjs'))) {
    throw new StepFailure(`${short} has no esbuild.config.mjs, so that nothing of it can be built: choose a later ref.`);
  }
  runStep({ doing: `Building ${short}`, command: process.execPath, args: ['esbuild.config.mjs'], folder });
  if (!existsSync(resolve(folder, 'dist/origin.mjs'))) {
    throw new StepFailure(`${short} builds no dist/origin.mjs, the server of its pages: choose a later ref.`);
  }
}

export interface Checkout extends Commit {
  folder: string;
}

/**
 * The files of a git ref with its packages and its build, in a folder that is kept: the second time it is there at
 * once. Throws a sentence where the ref is unknown, or a StepFailure where it cannot be built.
 */
export function builtCheckout(repository: Repository, ref: string): Checkout {
  const commit = commitOf(repository, ref);
  const folder = resolve(repository.cache, 'checkouts', commit.sha);
  makeWhole(folder, unfinished => {
    writeFiles(repository, commit.sha, unfinished);
    bringPackages(unfinished, repository);
    build(unfinished, commit);
  });
  return { ...commit, folder };
}
