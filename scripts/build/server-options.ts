import type { BuildOptions, Plugin } from 'esbuild';
import { preactAliases } from './aliases.ts';
import { distribution, root } from './paths.ts';

/** Replaces lazy modules, which no server loads, by empty ones. Some need a document on import. */
const withoutLazyModules: Plugin = {
  name: 'without-lazy-modules',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\./ }, ({ kind }) => {
      return kind === 'dynamic-import' ? { path: 'lazy', namespace: 'empty' } : null;
    });
    esbuild.onLoad({ filter: /^/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Options of every bundle for the server, with the widgets' views on the shipped runtime. */
export const serverOptions = {
  absWorkingDir: root,
  outdir: distribution,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  alias: { ...preactAliases },
  plugins: [withoutLazyModules],
  charset: 'utf8',
  logLevel: 'warning',
} satisfies BuildOptions;
