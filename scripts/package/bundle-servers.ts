import { dirname, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { preactAliases } from '../build/aliases.ts';
import { root } from '../build/paths.ts';
import { serverOptions } from '../build/server-options.ts';
import { widgetFolders } from '../build/widget-folders.ts';
import type { PackageManifest } from '../../widgets/package/package-manifest.ts';

const { alias: _alias, outdir: _outdir, outExtension: _outExtension, packages: _packages, ...shared } = serverOptions;

/** For servers of newsrooms: each file whole, on the oldest Node that the package promises. */
const options = {
  ...shared,
  target: 'node20',
  // Their names are in comments, and the same wherever node_modules is.
  preserveSymlinks: true,
  minifySyntax: true,
  // Views load these with a tap, a server never.
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** The source of a module that exports what every `box.tsx` does. */
export const boxesSource = (): string =>
  widgetFolders()
    .filter(({ hasBox }) => hasBox)
    .map(({ entry }) => `export * from './${dirname(entry)}/box.tsx';`)
    .join('\n');

/** Runtimes that render boxes: the names of React's modules, and their replacements. */
const runtimes = {
  boxes: { react: 'preact/compat', 'react-dom': 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' },
  'boxes-react': {},
} as const;

const signals = { '@preact/signals-react': preactAliases['@preact/signals-react'] ?? '' };

async function bundleBoxes(name: keyof typeof runtimes, folder: string): Promise<void> {
  await build({
    ...options,
    stdin: { contents: boxesSource(), resolveDir: root, sourcefile: 'boxes.ts', loader: 'ts' },
    alias: { ...runtimes[name], ...signals },
    external: ['preact', 'react', 'react-dom'],
    outfile: resolve(folder, `${name}.js`),
  });
}

/** The source of the module of `headFor`, with what it has to know of the build. */
function serverSource({ kernel, firstPaint, styles, fonts }: PackageManifest): string {
  return [
    "import { headOfBuild } from './widgets/package/server/head-for.ts';",
    `export const headFor = headOfBuild(${JSON.stringify({ kernel, firstPaint, styles, fonts })});`,
  ].join('\n');
}

export async function bundleServers(manifest: PackageManifest, folder: string): Promise<void> {
  await Promise.all([
    bundleBoxes('boxes', folder),
    bundleBoxes('boxes-react', folder),
    build({
      ...options,
      stdin: { contents: serverSource(manifest), resolveDir: root, sourcefile: 'server.ts', loader: 'ts' },
      outfile: resolve(folder, 'server.js'),
    }),
    build({
      ...options,
      entryPoints: [resolve(root, 'widgets/package/command/dakkeh.ts')],
      banner: { js: '#!/usr/bin/env node' },
      // Whoever checks pages installs it.
      external: ['jsdom'],
      plugins: [],
      outfile: resolve(folder, 'dakkeh.js'),
    }),
  ]);
}
