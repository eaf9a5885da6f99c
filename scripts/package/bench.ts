// Builds the package `dakkeh-bench` in bench/dist: the bench for any site, without the newsroom.
import { chmodSync, copyFileSync, existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../build/paths.ts';
import { writtenVotes } from '../build/widget-folders.ts';

const bench = resolve(root, 'bench');
const folder = resolve(bench, 'dist');

/** Replaces `name.ts` by `name.packaged.ts` if that exists: parts that differ outside of this repository. */
const packagedFiles: Plugin = {
  name: 'packaged files',
  setup(bundle) {
    bundle.onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const packaged = resolve(resolveDir, path.replace(/\.ts$/, '.packaged.ts'));
      return existsSync(packaged) ? { path: packaged } : undefined;
    });
  },
};

rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: { 'dakkeh-bench': resolve(bench, 'cli.ts') },
  inject: [resolve(bench, 'old-node.packaged.ts')],
  outdir: folder,
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  // Functions for pages are injected as text, so esbuild must not add helpers to them.
  target: 'node20',
  packages: 'external',
  alias: { '@playwright/test': 'playwright-core' },
  define: { VOTES: writtenVotes() },
  plugins: [packagedFiles],
  banner: { js: '#!/usr/bin/env node' },
  legalComments: 'none',
  metafile: true,
});
const isOurs = (path: string): boolean =>
  /^(bench|scripts)\/|^widgets\/package\/(printable|vital-buckets)\.ts$/.test(path);
const foreign = Object.keys(metafile.inputs).filter(path => !isOurs(path));
if (foreign.length > 0) throw new Error(`The package of the bench would have some of the newsroom in it: ${foreign.join(', ')}`);
copyFileSync(resolve(bench, 'report/report.css'), resolve(folder, 'report.css'));
copyFileSync(resolve(root, 'LICENSE'), resolve(bench, 'LICENSE'));
chmodSync(resolve(folder, 'dakkeh-bench.js'), 0o755);
