import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { runIn } from './install.ts';

// A full build takes minutes.
vi.setConfig({ testTimeout: 600_000 });

const elsewhere = mkdtempSync(join(tmpdir(), 'dakkeh-in-a-longer-folder-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

const notSources = /^(\.git|node_modules|var|test-results|results|coverage|(.*\/)?dist)$/;

/** Sets the clock twenty days ahead. After thirty days, the build deletes files of earlier builds. */
const laterClock = `data:text/javascript,const Real = Date; globalThis.Date = class extends Real {
  constructor(...parts) { if (parts.length) super(...parts); else super(Real.now() + 1728e6); }
  static now() { return Real.now() + 1728e6; }
};`.replace(/\n */g, '');

/** Returns the hashes of published files and of a release's source maps, by path. */
function hashesIn(folder: string): Record<string, string> {
  const paths = globSync('{widgets/dist,bench/dist,dist/preact}/**/*', { cwd: folder }).sort();
  const files = paths.filter(path => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map(path => [path, createHash('sha256').update(readFileSync(join(folder, path))).digest('hex')]));
}

test('a build in another folder and time zone, twenty days later, produces the same bytes', async () => {
  cpSync(root, elsewhere, { recursive: true, filter: source => !notSources.test(relative(root, source)) });
  symlinkSync(resolve(root, 'node_modules'), join(elsewhere, 'node_modules'));
  const env = { ...process.env, TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', NODE_OPTIONS: `--import "${laterClock}"` };
  for (const script of ['esbuild.config.mjs', 'scripts/package/write.ts', 'scripts/package/bench.ts']) {
    const { code, stderr } = await runIn(elsewhere, resolve(root, 'node_modules/.bin/node'), [script], env);
    expect(code === 0 ? '' : stderr).toBe('');
  }
  const hashes = hashesIn(elsewhere);
  expect(Object.keys(hashes).length).toBeGreaterThan(900);
  // The build here also keeps files of earlier builds.
  expect(hashesIn(root)).toMatchObject(hashes);
});
