import { spawnSync } from 'node:child_process';
import { BenchFailure } from '../failure.ts';
import type { Repository } from './repository.ts';

/** Room for the history of a large repository, in bytes. */
const mostOutput = 256 * 1024 * 1024;

interface Options {
  env?: Readonly<Record<string, string>>;
}

/** What git answers in a repository, or null where it refuses or is not there at all. */
export function askGit({ folder }: Repository, args: readonly string[], { env = {} }: Options = {}): string | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: mostOutput,
  });
  return status === 0 ? stdout : null;
}

/** What git answers in a repository. Throws a sentence where it refuses. */
export function git(repository: Repository, args: readonly string[], options: Options = {}): string {
  const answer = askGit(repository, args, options);
  if (answer !== null) return answer;
  throw new BenchFailure(`"git ${args.join(' ')}" has failed in ${repository.folder}: try it there to see why.`);
}
