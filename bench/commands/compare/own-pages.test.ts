import { expect, test } from 'vitest';
import { findCommit, titleOf } from './own-pages.ts';

test('HEAD and its sha stand for the same commit, which is called by both of its names', () => {
  const commit = findCommit('HEAD');
  if (!commit) throw new Error('This is no clone of the repository.');
  expect(findCommit(commit.sha)).toEqual(commit);
  expect(titleOf(commit)).toBe(`${commit.sha.slice(0, 8)} "${commit.subject}"`);
  expect(commit.subject).not.toBe('');
});

test.each(['nowhere', '--all', '', 'HEAD:package.json'])('the name "%s" is refused as a ref', ref => {
  expect(findCommit(ref)).toBeNull();
});
