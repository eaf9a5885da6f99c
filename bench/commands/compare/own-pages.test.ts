import { expect, test } from 'vitest';
import { findCommit, titleOf } from './own-pages.ts';

test('HEAD and its sha name the same commit, whose title has both names', () => {
  const commit = findCommit('HEAD');
  if (!commit) throw new Error('This is no clone of the repository.');
  expect(findCommit(commit.sha)).toEqual(commit);
  expect(titleOf(commit)).toBe(`${commit.sha.slice(0, 8)} "${commit.subject}"`);
  expect(commit.subject).not.toBe('');
});

test.each(['nowhere', '--all', '', 'HEAD:package.json'])('ofRef refuses the name "%s"', ref => {
  expect(findCommit(ref)).toBeNull();
});
