import { build, type BuildOptions } from 'esbuild';
import { serverOptions } from './server-options.ts';

/** The newsroom's server, and what writes its static site, with the widgets' views in them. */
export const originOptions = {
  ...serverOptions,
  entryPoints: {
    origin: 'fixtures/operations/main.ts',
    'write-site': 'fixtures/operations/write-site.ts',
  },
} satisfies BuildOptions;

export async function bundleOrigin(): Promise<void> {
  await build(originOptions);
}
