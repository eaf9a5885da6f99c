import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { loggedAddress } from './install.ts';

const folder = mkdtempSync(join(tmpdir(), 'dakkeh-production-'));
let server: ChildProcess | undefined;

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

test('the newsroom\'s server starts with production packages only', async () => {
  const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const packages = ['.', ...workspaces].map(folder => join(folder, 'package.json'));
  for (const part of [...packages, 'package-lock.json', 'dist', 'fixtures']) {
    cpSync(resolve(root, part), join(folder, part), { recursive: true, filter: source => !source.includes('.test.') });
  }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit'], { cwd: folder, env, stdio: 'pipe' });
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('vitest');
  const settings = { PORT: '4721', DATABASE: join(folder, 'newsroom.sqlite'), FLAVOUR: 'preact' };
  server = spawn(join(folder, 'node_modules/.bin/node'), ['dist/origin.mjs'], { cwd: folder, env: { ...env, ...settings } });
  const address = await loggedAddress(server);
  for (const path of ['/', '/en/catalogue/poll', '/sitemap.xml']) expect((await fetch(address + path)).status).toBe(200);
});
