import { build } from 'esbuild';
import { serverOptions } from './server-options.ts';

/** Bundles the newsroom's server and the writer of its static site, with the widgets' views in them. */
export async function bundleOrigin(): Promise<void> {
  await build({
    ...serverOptions,
    entryPoints: { origin: 'fixtures/origin/main.ts', 'write-site': 'fixtures/origin/write-site.ts' },
  });
}
