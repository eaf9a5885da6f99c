import { basename } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { preactAliases } from './aliases.ts';
import { bundle } from './bundle.ts';
import { copiedModules } from './copied-modules.ts';
import { collectLazyStyles } from './lazy-styles.ts';
import type { Flavour } from './paths.ts';
import { type WidgetFolder, widgetFolders } from './widget-folders.ts';

export interface WidgetFiles {
  file: string;
  /** The chunks it needs at once, requested beside it. */
  shared: string[];
}

export interface WidgetBundle {
  /** File name → content. */
  files: Map<string, Uint8Array>;
  widgets: Record<string, WidgetFiles>;
  /** The chunk that holds React or what stands in for it. */
  runtime: string;
  /** Names of the stylesheets that code loads when it needs them; they are among the files. */
  lazyStyles: ReadonlySet<string>;
}

/** Hands esbuild each widget's mount alone, so that what the server prints is not shipped. */
function mountsOnly(folders: readonly WidgetFolder[]): Plugin {
  const entries = new Map(folders.map(({ name, entry }) => [name, entry]));
  return {
    name: 'mounts-only',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^widget:/ }, ({ path }) => ({ path: path.slice('widget:'.length), namespace: 'widget' }));
      esbuild.onLoad({ filter: /.*/, namespace: 'widget' }, ({ path }) => {
        const entry = JSON.stringify(entries.get(path));
        return { contents: `export { default } from ${entry};`, resolveDir: '/' };
      });
    },
  };
}

/**
 * Characters of a hash in a file's name, five bits each: few, because the kernel names every file.
 * A widget's tells the versions of that widget apart; chunks all have one name, so that theirs has more to tell.
 */
const hashLength = (name: string): number => (name === 'chunk' ? 5 : 4);

const shorten = (text: string): string =>
  text.replace(/([\w-]+)-([A-Z2-7]{8})(?=\.js\b)/g, (_, name: string, hash: string) => {
    return `${name}-${hash.slice(0, hashLength(name))}`;
  });

const nameOf = (output: string): string => shorten(basename(output));

/** The chunks that a file needs before it can run, its own needs' needs included. */
function sharedBy(output: string, { outputs }: Metafile, found = new Set<string>()): Set<string> {
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    sharedBy(path, { inputs: {}, outputs }, found);
  }
  return found;
}

/** Bundles every widget of a flavour into one file each, plus the chunks that they share. */
export async function bundleWidgets(flavour: Flavour, styles: Readonly<Record<string, string>>): Promise<WidgetBundle> {
  const folders = widgetFolders();
  const lazyStyles = collectLazyStyles(styles);
  const { outputFiles, metafile } = await bundle({
    entryPoints: folders.map(({ name }) => ({ in: `widget:${name}`, out: name })),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: 'assets',
    splitting: true,
    alias: flavour === 'preact' ? { ...preactAliases } : {},
    plugins: [mountsOnly(folders), copiedModules, lazyStyles.plugin],
  });

  const widgets: Record<string, WidgetFiles> = {};
  let runtime = '';
  for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    if (entryPoint?.startsWith('widget:')) {
      const shared = [...sharedBy(output, metafile)].map(nameOf);
      widgets[entryPoint.slice('widget:'.length)] = { file: nameOf(output), shared };
    }
    if (Object.keys(inputs).some(input => /node_modules\/(preact|react-dom)\//.test(input))) runtime ||= nameOf(output);
  }
  const files = new Map<string, Uint8Array>([
    ...outputFiles.map(({ path, text }) => [nameOf(path), Buffer.from(shorten(text))] as const),
    ...lazyStyles.files,
  ]);
  return { files, widgets, runtime, lazyStyles: lazyStyles.names };
}
