import { basename } from 'node:path';
import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import type { Metafile, Plugin } from 'esbuild';
import type { Sheet } from '../../styles/critical/sheets.ts';
import { hashed, sharedFolder } from '../../widgets/package/content-hash.ts';
import { preactAliases } from './aliases.ts';
import { mapWithCompileHint, withCompileHint } from './assets.ts';
import { browserOptions, bundle } from './browser-options.ts';
import { collectLazyStyles, ownKeys, streamWorker, vastParserAlone, webVitalsAlone } from './library-plugins.ts';
import { scriptsOfPacked } from './packed-alone.ts';
import { lasting, readPacks, scriptOf, type WidgetEntry, widgetEntries } from './packs.ts';
import { type Flavour, root } from './paths.ts';
import { joinRuntime } from './runtime-modules.ts';
import { sentenceFiles } from './sentences.ts';
import { shrink, minifierVersion } from './shrink.ts';
import { copySmallChunks } from './small-chunks.ts';
import { mapsOfBundle } from './source-maps.ts';
import { widgetFolders, writtenVotes } from './widget-folders.ts';

export interface WidgetFiles {
  /** Path of the widget's code or its pack's, in the build's folder or the shared one. */
  file: string;
  /** Chunks that it needs at once, requested in parallel. */
  shared: string[];
}

/** Placeholder for the folder of files named after widgets, until the build's name is known. */
export const entryFolder = 'build';

export interface WidgetBundle {
  /** Path → content. */
  files: Map<string, Uint8Array>;
  /** Path of a script → its source map. */
  maps: Map<string, EncodedSourceMap>;
  widgets: Record<string, WidgetFiles>;
  /** Path of the chunk with React or its replacement. */
  runtime: string;
  /** All source files of the bundle. */
  inputs: string[];
  /** Names of stylesheets that code loads on demand; they are among the files. */
  lazyStyles: ReadonlySet<string>;
}

/** Passes only the mounts of widgets to esbuild, so that the phone gets no server code. */
function mountsOnly(entries: readonly WidgetEntry[]): Plugin {
  const scripts = new Map(entries.map(entry => [entry.name, scriptOf(entry)]));
  return {
    name: 'mounts-only',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^widget:/ }, ({ path }) => ({ path: path.slice('widget:'.length), namespace: 'widget' }));
      esbuild.onLoad({ filter: /.*/, namespace: 'widget' }, ({ path }) => {
        const contents = scripts.get(path);
        return contents === undefined ? null : { contents, resolveDir: root };
      });
    },
  };
}

const pathOf = (output: string): string => output.replace(/^.*?assets\//, '');

const emptyMap: EncodedSourceMap = { version: 3, sources: [], names: [], mappings: '' };

/** Returns the chunks that a file needs before it can run, including indirect ones. */
function sharedBy(output: string, { outputs }: Metafile, found = new Set<string>()): Set<string> {
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    sharedBy(path, { inputs: {}, outputs }, found);
  }
  return found;
}

/** Adds content hashes to the names of files whose address stays the same until they change. */
function nameByContent(
  widgets: readonly WidgetFiles[],
  scripts: Map<string, string>,
  maps: Map<string, EncodedSourceMap>,
): void {
  for (const files of new Set(widgets)) {
    const name = basename(files.file, '.js');
    const text = scripts.get(files.file);
    if (text === undefined || !lasting.has(name)) continue;
    const path = hashed(name, 'js', text);
    for (const [all, content] of [[scripts, text], [maps, maps.get(files.file)]] as [Map<string, unknown>, unknown][]) {
      all.delete(files.file);
      all.set(path, content);
    }
    files.file = path;
  }
}

/**
 * Bundles the widgets of a flavour: a file for each widget or pack, and chunks that they share or load on demand.
 * Chunks have hashed names, so readers keep those that a build does not change in their caches.
 */
export async function bundleWidgets(flavour: Flavour, styles: Readonly<Record<string, Sheet>>): Promise<WidgetBundle> {
  const entries = widgetEntries(widgetFolders(), readPacks());
  const css = Object.entries(styles).map(([name, sheet]) => [name, sheet.css] as const);
  const lazyStyles = collectLazyStyles(Object.fromEntries(css));
  const worker = streamWorker();
  const sentences = sentenceFiles();
  const options = {
    entryPoints: entries.map(({ name }) => ({ in: `widget:${name}`, out: `${entryFolder}/${name}` })),
    chunkNames: `${sharedFolder}/[name]-[hash]`,
    outdir: 'assets',
    splitting: true,
    // File names are hashed before minification by terser, so its version must be part of the content.
    banner: { js: `/* ${minifierVersion} */` },
    define: { ...browserOptions.define, VOTES: writtenVotes(), ...sentences.define },
    alias: flavour === 'preact' ? { ...preactAliases } : {},
    plugins: [mountsOnly(entries), lazyStyles.plugin, worker.plugin, vastParserAlone, webVitalsAlone, ownKeys],
  };
  const { metafile: draft } = await bundle(options);
  const shipped = { ...options, plugins: [joinRuntime(draft), copySmallChunks(draft), ...options.plugins] };
  const [{ outputFiles, metafile }, { outputFiles: mapped }] = await Promise.all([
    bundle(shipped),
    bundle({ ...shipped, sourcemap: 'external' }),
  ]);

  const widgets: Record<string, WidgetFiles> = {};
  let runtime = '';
  for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    if (entryPoint?.startsWith('widget:')) {
      const files = { file: pathOf(output), shared: [...sharedBy(output, metafile)].map(pathOf) };
      const entry = entries.find(({ name }) => entryPoint === `widget:${name}`);
      for (const { name } of entry?.widgets ?? []) widgets[name] = files;
    }
    if (Object.keys(inputs).some(input => /node_modules\/(preact|react-dom)\//.test(input))) runtime ||= pathOf(output);
  }
  const scripts = new Map(outputFiles.map(({ path, text }) => [pathOf(path), text]));
  const maps = mapsOfBundle(outputFiles, mapped, pathOf);
  const packed = await scriptsOfPacked(entries, options);
  for (const [name, script] of packed) {
    if (!script) continue;
    scripts.set(`${entryFolder}/${name}.js`, script.text);
    maps.set(`${entryFolder}/${name}.js`, script.map);
  }
  // The other flavour is only for tests.
  if (flavour === 'preact') {
    for (const [path, text] of scripts) {
      const shrunk = await shrink({ text, map: maps.get(path) ?? emptyMap });
      scripts.set(path, shrunk.text);
      maps.set(path, shrunk.map);
    }
  }
  // Most code of the files that a box needs at once runs when it wakes.
  for (const path of new Set(Object.values(widgets).flatMap(({ file, shared }) => [file, ...shared]))) {
    scripts.set(path, withCompileHint(scripts.get(path) ?? ''));
    maps.set(path, mapWithCompileHint(maps.get(path) ?? emptyMap));
  }
  nameByContent(Object.values(widgets), scripts, maps);
  // Entries for boxes that do not name their pack.
  for (const [name, script] of packed) {
    if (script) continue;
    scripts.set(`${entryFolder}/${name}.js`, `export{default}from"../${widgets[name]?.file ?? ''}";\n`);
    maps.set(`${entryFolder}/${name}.js`, emptyMap);
  }
  const files = new Map<string, Uint8Array>([
    ...[...scripts].map(([path, text]) => [path, Buffer.from(text)] as const),
    // Sorts the files, which were found in random order.
    ...[...lazyStyles.files].sort(([one], [other]) => (one < other ? -1 : 1)),
    [worker.file, worker.content],
  ]);
  for (const [path, text] of sentences.files) {
    files.set(path, Buffer.from(text));
    maps.set(path, emptyMap);
  }
  return { files, maps, widgets, runtime, inputs: Object.keys(metafile.inputs), lazyStyles: lazyStyles.names };
}
