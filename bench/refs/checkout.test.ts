import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { builtCheckout } from './checkout.ts';
import { findCommit } from './commit.ts';
import { git } from './git.ts';
import { StepFailure } from './run-step.ts';
import { buildable, temporaryRepository, type TemporaryRepository } from './testing/temporary-repository.ts';

let repository: TemporaryRepository;
let buildsFile: string;

const builds = (): number => (existsSync(buildsFile) ? readFileSync(buildsFile, 'utf8').trim().split('\n').length : 0);
const inCheckouts = (): string[] => globSync('checkouts/*', { cwd: repository.cache });

beforeEach(() => {
  repository = temporaryRepository();
  buildsFile = join(repository.cache, '../builds');
  vi.stubEnv('BUILDS_FILE', buildsFile);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  repository.remove();
});

test('a ref is built with the files that it has, wherever the branch is now', () => {
  const first = repository.commit('One', { ...buildable, 'page.txt': 'one' });
  repository.commit('Two', { 'page.txt': 'two' });
  const { folder, sha, subject } = builtCheckout(repository, 'main~1');
  expect({ sha, subject }).toEqual({ sha: first, subject: 'One' });
  expect(readFileSync(resolve(folder, 'page.txt'), 'utf8')).toBe('one');
  expect(existsSync(resolve(folder, 'dist/origin.mjs'))).toBe(true);
});

test('a branch, a tag, a short sha and HEAD stand for the same commit, and it is built once', () => {
  const sha = repository.commit('One', buildable);
  git(repository, ['tag', 'v1']);
  const shas = ['main', 'v1', sha.slice(0, 8), 'HEAD'].map(ref => builtCheckout(repository, ref).sha);
  expect(shas).toEqual([sha, sha, sha, sha]);
  expect(builds()).toBe(1);
});

test('the repository is left as it was', () => {
  repository.commit('One', buildable);
  const files = (): string[] => globSync('.git/**', { cwd: repository.folder }).sort();
  const before = files();
  builtCheckout(repository, 'HEAD');
  expect(files()).toEqual(before);
  expect(git(repository, ['status', '--porcelain'])).toBe('');
});

test('what a killed process has left half-made is removed, and made anew', () => {
  const sha = repository.commit('One', buildable);
  const dead = resolve(repository.cache, 'checkouts', `${sha}.4194304`);
  mkdirSync(dead, { recursive: true });
  writeFileSync(`${dead}.index`, '');
  builtCheckout(repository, 'HEAD');
  expect(inCheckouts()).toEqual([`checkouts/${sha}`]);
});

test('a build that fails is told with what it said last, and leaves nothing', () => {
  repository.commit('One', { ...buildable, 'esbuild.config.mjs': "throw new Error('poll.tsx has no end');" });
  expect(() => builtCheckout(repository, 'HEAD')).toThrow(/Building .{8} has failed.*poll\.tsx has no end/s);
  expect(() => builtCheckout(repository, 'HEAD')).toThrow(StepFailure);
  expect(inCheckouts()).toEqual([]);
});

test.each([
  ['no build', { 'esbuild.config.mjs': undefined }, /no esbuild\.config\.mjs.*later ref/],
  ['a build without a server', { 'esbuild.config.mjs': '' }, /builds no dist\/origin\.mjs/],
  ['a broken lock', { 'package-lock.json': '{' }, /names no packages/],
])('a ref with %s is one that cannot be built', (_, change, sentence) => {
  const files = Object.entries({ ...buildable, ...change }).filter(([, text]) => text !== undefined);
  repository.commit('One', Object.fromEntries(files) as Record<string, string>);
  expect(() => builtCheckout(repository, 'HEAD')).toThrow(sentence);
  expect(() => builtCheckout(repository, 'HEAD')).toThrow(StepFailure);
});

test.each(['nowhere', 'HEAD~7', '--all', '', 'HEAD:page.txt'])('"%s" is no ref', ref => {
  repository.commit('One', { 'page.txt': 'one' });
  expect(findCommit(repository, ref)).toBeNull();
  expect(() => builtCheckout(repository, ref)).toThrow(/There is no commit .*git fetch/);
});

test('without a repository folders are advised', () => {
  const nowhere = { folder: repository.cache, cache: repository.cache };
  mkdirSync(repository.cache, { recursive: true });
  expect(() => builtCheckout(nowhere, 'HEAD')).toThrow(/is no git repository/);
  expect(() => builtCheckout(nowhere, 'HEAD')).toThrow(BenchFailure);
});
