import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { buildProject, preparePeers } from './peers.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

/** In the place of npm: keeps what it was asked for, and fails where there is a file `broken`. */
const npm = `#!/bin/sh
echo "$@" >> ../asked
mkdir -p node_modules dist
echo "what is wrong"
test ! -e broken
`;

const { at, write } = freshFolder();
const said: string[] = [];

beforeEach(() => {
  for (const [name, content] of [['package-lock.json', '{}'], ['src/page', 'a'], ['../twin', 'b']]) write(`stack/${name}`, content);
  write('npm', npm);
  chmodSync(at('npm'), 0o755);
  vi.stubEnv('PATH', `${at()}${delimiter}${process.env.PATH ?? ''}`);
  said.length = 0;
});

const build = (): Promise<void> => buildProject(at('stack'), [at('twin')], line => said.push(line));

/** Calls of npm since the last look. */
function asked(): string[] {
  const file = at('asked');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, { force: true });
  return lines.map(line => line.split(' --')[0] ?? '');
}

test('a project is installed and built once', async () => {
  await build();
  expect(asked()).toEqual(['ci', 'run build']);
  expect(said).toEqual([expect.stringMatching(/^stack: installing/), expect.stringMatching(/^stack: building/)]);
  await build();
  expect(asked()).toEqual([]);
});

test('a failing command is reported with its last words, and is run again the next time', async () => {
  write('stack/broken');
  await expect(build()).rejects.toThrow(BenchFailure);
  await expect(build()).rejects.toThrow(/"npm ci .*" in .*stack ended with 1: mend/);
  expect(said).toContain('  what is wrong');
  rmSync(at('stack/broken'));
  asked();
  await build();
  expect(asked()).toEqual(['ci', 'run build']);
});

test('an unknown peer is refused with the names of the known ones', async () => {
  await expect(preparePeers(['plain', 'angular'])).rejects.toThrow(/no peer "angular": name some of plain, astro/);
});
