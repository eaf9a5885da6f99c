import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { runIn } from './install.ts';

// It builds all of it.
vi.setConfig({ testTimeout: 600_000 });

const elsewhere = mkdtempSync(join(tmpdir(), 'dakkeh-in-a-longer-folder-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

const notSources = /^(\.git|node_modules|var|test-results|results|coverage|(.*\/)?dist)$/;

/** A clock that is twenty days ahead: after thirty, the build drops files of earlier ones. */
const laterClock = `data:text/javascript,const Real = Date; globalThis.Date = class extends Real {
  constructor(...parts) { if (parts.length) super(...parts); else super(Real.now() + 1728e6); }
  static now() { return Real.now() + 1728e6; }
};`.replace(/\n */g, '');

/** Hashes of published files and of a release's source maps, by path. */
function hashesIn(folder: string): Record<string, string> {
  const paths = globSync('{widgets/dist,bench/dist,dist/preact}/**/*', { cwd: folder }).sort();
  const files = paths.filter(path => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map(path => [path, createHash('sha256').update(readFileSync(join(folder, path))).digest('hex')]));
}

test('the same sources make the same bytes in another folder and zone, twenty days later', async () => {
  cpSync(root, elsewhere, { recursive: true, filter: source => !notSources.test(relative(root, source)) });
  symlinkSync(resolve(root, 'node_modules'), join(elsewhere, 'node_modules'));
  const env = { ...process.env, TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', NODE_OPTIONS: `--import "${laterClock}"` };
  for (const script of ['esbuild.config.mjs', 'scripts/package/write.ts', 'scripts/package/bench.ts']) {
    const { code, stderr } = await runIn(elsewhere, resolve(root, 'node_modules/.bin/node'), [script], env);
    expect(code === 0 ? '' : stderr).toBe('');
  }
  const hashes = hashesIn(elsewhere);
  expect(Object.keys(hashes).length).toBeGreaterThan(900);
  // The build here keeps files of earlier ones, too.
  expect(hashesIn(root)).toMatchObject(hashes);
});
