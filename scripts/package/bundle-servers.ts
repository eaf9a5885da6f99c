import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { preactAliases } from '../build/aliases.ts';
import { root } from '../build/paths.ts';
import { serverOptions } from '../build/server-options.ts';
import { widgetFolders } from '../build/widget-folders.ts';
import type { PackageManifest } from '../../widgets/package/package-manifest.ts';

const { alias: _alias, outdir: _outdir, outExtension: _outExtension, packages: _packages, ...shared } = serverOptions;

/** Options for files on newsrooms' servers: complete bundles for the oldest supported Node.js. */
const options = {
  ...shared,
  target: 'node20',
  // Module paths appear in comments, and must not depend on the place of node_modules.
  preserveSymlinks: true,
  minifySyntax: true,
  // Views load these on a tap, so servers never do.
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

const boxModules = (): string[] =>
  widgetFolders()
    .filter(({ hasBox }) => hasBox)
    .map(({ entry }) => `./${dirname(entry)}/box.tsx`);

/** Returns the source of a module that re-exports all `box.tsx` files. */
export const boxesSource = (): string => boxModules().map(path => `export * from '${path}';`).join('\n');

/** Returns the components of all boxes by module. */
const boxNames = (): (readonly [path: string, names: string[]])[] =>
  boxModules().map(path => {
    const text = readFileSync(resolve(root, path), 'utf8');
    return [path, Array.from(text.matchAll(/^export function ([A-Z]\w*)/gm), ([, name = '']) => name)];
  });

/** Returns the source of a module that exports every box component, wrapped by one of our functions. */
const changedSource = (before: string, changed: (name: string) => string): string =>
  [
    before,
    ...boxNames().flatMap(([path, names]) => [
      `import { ${names.map(name => `${name} as ${name}Box`).join(', ')} } from '${path}';`,
      ...names.map(name => `export const ${name} = ${changed(`${name}Box`)};`),
    ]),
  ].join('\n');

/** Returns the types of the functions that print boxes as HTML. */
export const htmlDeclarations = (): string =>
  [
    "import type * as boxes from './preact/boxes.js';",
    'type Printed<Box extends (props: never) => unknown> = (props: Parameters<Box>[0]) => string;',
    ...boxNames().flatMap(([, names]) => names.map(name => `export declare const ${name}: Printed<typeof boxes.${name}>;`)),
    '',
  ].join('\n');

/** Runtimes that render boxes: React's modules and their replacements. */
const runtimes = {
  boxes: { react: 'preact/compat', 'react-dom': 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' },
  'boxes-react': {},
} as const;

const signals = { '@preact/signals-react': preactAliases['@preact/signals-react'] ?? '' };

const folderOfServer = './widgets/package/server';

/** Sources for boxes without the host's runtime: functions that print HTML, and components for React servers. */
const own = {
  'boxes-html': changedSource(`import { asHtml } from '${folderOfServer}/as-html.ts';`, name => `asHtml(${name})`),
  'boxes-react-server': changedSource(
    `import { asServerComponent } from '${folderOfServer}/as-server-component.ts';\nimport { jsx } from 'host:react/jsx-runtime';`,
    name => `asServerComponent(${name}, jsx)`,
  ),
};

/** Resolves `host:` imports to the host's own modules, even if our code replaces them. */
const hostModules: Plugin = {
  name: 'host-modules',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^host:/ }, ({ path }) => ({ path: path.slice('host:'.length), external: true }));
  },
};

const ownBoxes = (folder: string): Promise<unknown> =>
  build({
    ...options,
    entryPoints: Object.keys(own).map(name => ({ in: `own:${name}`, out: name })),
    alias: { ...preactAliases },
    plugins: [
      hostModules,
      {
        name: 'own-boxes',
        setup(esbuild) {
          esbuild.onResolve({ filter: /^own:/ }, ({ path }) => ({ path: path.slice('own:'.length), namespace: 'own' }));
          esbuild.onLoad({ filter: /^/, namespace: 'own' }, ({ path }) => ({ contents: own[path as keyof typeof own], resolveDir: root, loader: 'ts' }));
        },
      },
      ...options.plugins,
    ],
    splitting: true,
    chunkNames: 'boxes-[hash]',
    outdir: folder,
  });

async function bundleBoxes(name: keyof typeof runtimes, folder: string): Promise<void> {
  await build({
    ...options,
    stdin: { contents: boxesSource(), resolveDir: root, sourcefile: 'boxes.ts', loader: 'ts' },
    alias: { ...runtimes[name], ...signals },
    external: ['preact', 'react', 'react-dom'],
    outfile: resolve(folder, `${name}.js`),
  });
}

/** Returns the source of the `headFor` module with the build's data. */
function serverSource({ kernel, swaps, firstPaint, styles, fonts }: PackageManifest): string {
  return [
    "import { headOfBuild } from './widgets/package/server/head-for.ts';",
    `export const headFor = headOfBuild(${JSON.stringify({ kernel, swaps, firstPaint, styles, fonts })});`,
  ].join('\n');
}

export async function bundleServers(manifest: PackageManifest, folder: string): Promise<void> {
  await Promise.all([
    bundleBoxes('boxes', folder),
    bundleBoxes('boxes-react', folder),
    ownBoxes(folder),
    build({
      ...options,
      stdin: { contents: serverSource(manifest), resolveDir: root, sourcefile: 'server.ts', loader: 'ts' },
      outfile: resolve(folder, 'server.js'),
    }),
    build({
      ...options,
      entryPoints: [resolve(root, 'widgets/package/command/dakkeh.ts')],
      banner: { js: '#!/usr/bin/env node' },
      // Users who check pages install jsdom themselves.
      external: ['jsdom'],
      plugins: [],
      outfile: resolve(folder, 'dakkeh.js'),
    }),
  ]);
}
