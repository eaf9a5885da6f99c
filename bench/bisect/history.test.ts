import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitOf } from '../refs/commit.ts';
import { git } from '../refs/git.ts';
import { type TemporaryRepository, temporaryRepository } from '../refs/testing/temporary-repository.ts';
import { historyOf } from './history.ts';

let repository: TemporaryRepository;
const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@dakkeh.example'];

beforeAll(() => {
  repository = temporaryRepository();
  repository.commit('Good');
  git(repository, ['tag', 'good']);
  git(repository, ['switch', '--quiet', '--create', 'side']);
  repository.commit('On the side', { 'side.txt': 'side' });
  git(repository, ['switch', '--quiet', 'main']);
  repository.commit('On the branch', { 'main.txt': 'main' });
  git(repository, [...author, 'merge', '--quiet', '--no-edit', 'side']);
});

afterAll(() => repository.remove());

const subjects = (options: { firstParent: boolean }): string[] => {
  const history = historyOf(repository, commitOf(repository, 'good'), commitOf(repository, 'main'), options);
  return [...history.keys()].map(sha => commitOf(repository, sha).subject).sort();
};

test('all that was merged is looked at', () => {
  expect(subjects({ firstParent: false })).toEqual(["Merge branch 'side'", 'On the branch', 'On the side']);
});

test('with the first parent alone, a merge stands for what it brought', () => {
  expect(subjects({ firstParent: true })).toEqual(["Merge branch 'side'", 'On the branch']);
});

test('parents are named as far as they are in the range', () => {
  const [main, side] = ['main', 'side'].map(ref => commitOf(repository, ref));
  if (!main || !side) throw new Error('No commits.');
  const history = historyOf(repository, commitOf(repository, 'good'), main, { firstParent: false });
  expect(history.get(main.sha)).toHaveLength(2);
  expect(history.get(side.sha)).toEqual([]);
});

test.each([['main', 'good'], ['good', 'good'], ['side', 'main~1']])('from %s to %s there is no way', (good, bad) => {
  const search = (): unknown =>
    historyOf(repository, commitOf(repository, good), commitOf(repository, bad), { firstParent: false });
  expect(search).toThrow(/does not come after/);
});
