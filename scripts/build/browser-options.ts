import { build, type BuildOptions, type BuildResult, formatMessages } from 'esbuild';
import { root } from './paths.ts';

/** Bundles for the phone. Treats warnings as errors: a missing export of React's replacement is only a warning. */
export async function bundle(options: BuildOptions): Promise<BuildResult<{ write: false; metafile: true }>> {
  const result = await build({ ...browserOptions, ...options, write: false, metafile: true });
  if (result.warnings.length > 0) {
    throw new Error((await formatMessages(result.warnings, { kind: 'warning' })).join('\n'));
  }
  return result;
}

/** Options of every bundle for the phone, including the oldest supported browsers. */
export const browserOptions = {
  absWorkingDir: root,
  // Without it, chunk names would depend on the real paths of packages.
  preserveSymlinks: true,
  bundle: true,
  minify: true,
  format: 'esm' as const,
  target: ['chrome90', 'safari14.1', 'firefox90'],
  // esbuild lowers `?.` below Chrome 91 because of a V8 bug with spread arguments in optional calls, which we do not
  // use.
  supported: { 'optional-chain': true },
  jsx: 'automatic' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none' as const,
  charset: 'utf8' as const,
  logLevel: 'silent' as const,
} satisfies BuildOptions;
