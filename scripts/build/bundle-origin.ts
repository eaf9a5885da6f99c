import { resolve } from 'node:path';
import { build } from 'esbuild';
import { preactAliases } from './aliases.ts';
import { distribution, root } from './paths.ts';

/** Bundles the newsroom's server, with the widgets' views in it, into dist/origin.mjs. */
export async function bundleOrigin(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['fixtures/origin/main.ts'],
    outfile: resolve(distribution, 'origin.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    alias: { ...preactAliases },
    charset: 'utf8',
    logLevel: 'warning',
  });
}
