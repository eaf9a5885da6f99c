import type { BuildOptions } from 'esbuild';
import { root } from './paths.ts';

/** Options of every bundle for the phone: the browser floor. */
export const browserOptions = {
  absWorkingDir: root,
  // Or chunks are named after where the packages really are.
  preserveSymlinks: true,
  bundle: true,
  minify: true,
  format: 'esm' as const,
  target: ['chrome90', 'safari14.1', 'firefox90'],
  // esbuild lowers `?.` below Chrome 91 for a V8 bug with spread arguments in optional calls, which we do not write.
  supported: { 'optional-chain': true },
  jsx: 'automatic' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none' as const,
  charset: 'utf8' as const,
  logLevel: 'silent' as const,
} satisfies BuildOptions;
