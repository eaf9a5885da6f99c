import { build } from 'esbuild';
import { preactAliases } from './aliases.ts';
import { distribution, root } from './paths.ts';

/** Bundles the newsroom's server and the writer of its static site, with the widgets' views in them. */
export async function bundleOrigin(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { origin: 'fixtures/origin/main.ts', 'write-site': 'fixtures/origin/write-site.ts' },
    outdir: distribution,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    // A server does not edit: the editor's packages look for a document as soon as they are imported.
    external: ['./widgets/shared/fields/rich-text/rich-text.ts'],
    jsx: 'automatic',
    alias: { ...preactAliases },
    charset: 'utf8',
    logLevel: 'warning',
  });
}
