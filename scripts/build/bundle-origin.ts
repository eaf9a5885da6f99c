import { build, type BuildOptions } from 'esbuild';
import { serverOptions } from './server-options.ts';

/** Options for the newsroom's server and its static site writer, including the widgets' views. */
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
