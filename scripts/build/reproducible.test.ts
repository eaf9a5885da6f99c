import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from './paths.ts';

vi.setConfig({ testTimeout: 120_000 });

const sources = ['kernel', 'widgets', 'styles', 'fixtures', 'scripts', 'package.json', 'tsconfig.json'];
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })));

/** Builds the shipped flavour from a copy of the sources, and returns what the manifest says. */
function buildIn(folder: string): unknown {
  for (const source of sources) cpSync(resolve(root, source), join(folder, source), { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  const program = 'import { buildFlavour } from "./scripts/build/build-flavour.ts"; await buildFlavour("preact");';
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'pipe' });
  return JSON.parse(readFileSync(join(folder, 'dist/preact/manifest.json'), 'utf8'));
}

test('the same sources make the same files, in whatever folder they are', () => {
  const [one, other] = ['dakkeh-', 'dakkeh-in-a-longer-folder-'].map(prefix => {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    folders.push(folder);
    return buildIn(folder);
  });
  expect(one).toHaveProperty('files');
  expect(one).toEqual(other);
});
