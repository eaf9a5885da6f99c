import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/paths.ts';
import { stages } from '../test/gates.ts';
import { freshFolder } from '../test/fresh-folder.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(file => readFileSync(resolve(root, file), 'utf8'));
const release = readFileSync(resolve(root, '.github/workflows/release.yml'), 'utf8');

const { at, write } = freshFolder();

/** Runs a step of the release workflow. Returns its exit code. */
function run(step: string, env: Record<string, string> = {}): number | null {
  const [, block, line] = new RegExp(`- name: ${step}\\n +run: (?:\\|\\n((?: {10}.*\\n)+)|(.*)\\n)`).exec(release) ?? [];
  const options = { cwd: at(), env: { PATH: process.env.PATH, HOME: at(), ...env } };
  return spawnSync('bash', ['-eo', 'pipefail', '-c', block ?? line ?? 'exit 99'], options).status;
}

test('workflows use fixed versions: actions by commit, packages by version', () => {
  const used = workflows.flatMap(text => [...text.matchAll(/uses: (.*)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter(name => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name ?? ''))).toEqual([]);
  const requiring = /composer global require .*?(\S+)$/gm;
  const required = workflows.flatMap(text => [...text.matchAll(requiring)].map(([, name]) => name));
  expect(required).toEqual([expect.stringMatching(/:\d+\.\d+\.\d+$/)]);
});

test('the jobs of a push run every gate', () => {
  const run = workflows.flatMap(text => [...text.matchAll(/run: npm test (.*)/g)].flatMap(([, names = '']) => names.split(' ')));
  expect(run).toEqual(expect.arrayContaining(stages.flat().map(({ name }) => name)));
});

test('a release job restores no cache', () => {
  expect(release).not.toMatch(/^ +cache:/m);
});

test.each([
  ['the same', { 'dakkeh-1.tgz': 'a', 'dakkeh-bench-1.tgz': 'b' }, 0],
  ['other bytes', { 'dakkeh-1.tgz': 'a', 'dakkeh-bench-1.tgz': 'c' }, 1],
  ['one package less', { 'dakkeh-1.tgz': 'a' }, 1],
])('the published package was packed twice, and has %s', (_, packed, code) => {
  for (const [name, text] of [['dakkeh-1.tgz', 'a'], ['dakkeh-bench-1.tgz', 'b']]) write(`release/${name}`, text);
  for (const [name, text] of Object.entries(packed)) write(`packed/${name}`, text);
  expect(run('Both have the same bytes')).toBe(code);
  expect(release).toMatch(/needs: \[prove, pack\][^]*Both have the same bytes[^]*npm publish "\.\/packed\//);
});

test('a tag releases only commits on main', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.example', ...args], { cwd: at(), encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'one');
  const onMain = git('rev-parse', 'HEAD');
  git('commit', '-q', '--allow-empty', '-m', 'two');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('commit', '-q', '--allow-empty', '-m', 'elsewhere');
  expect(run('Only what is on main', { GITHUB_SHA: onMain })).toBe(0);
  expect(run('Only what is on main', { GITHUB_SHA: git('rev-parse', 'HEAD') })).toBe(1);
});

test('packing both workspaces builds the site once', () => {
  const scriptsOf = (path: string): Record<string, string> =>
    (JSON.parse(readFileSync(resolve(root, path, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;
  const all = scriptsOf('.');
  const run = ['widgets', 'bench'].map(name => all[scriptsOf(name).prepack?.split(' ').at(-1) ?? ''] ?? '');
  expect(run.map(script => script.includes('npm run build'))).toEqual([true, false]);
});
