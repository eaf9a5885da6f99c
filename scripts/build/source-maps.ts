import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import type { OutputFile } from 'esbuild';
import { root } from './paths.ts';

/**
 * Returns a source's name relative to the project's root, or from the package's name on. Sources of packs are named
 * after their list.
 */
const sourceName = (path: string): string =>
  /\bwidget:[\w-]+$/.test(path) ? 'widgets/packs.json' : relative(root, path).replace(/^.*node_modules\/|\?.*$/g, '');

/** Parses a map written by esbuild, with readable source names. */
export function readMap({ path, text }: OutputFile): EncodedSourceMap {
  const map = JSON.parse(text) as EncodedSourceMap;
  return { ...map, sources: map.sources.map(source => sourceName(resolve(dirname(path), source ?? ''))) };
}

/** Removes the hashes of chunks from a script, which differ between bundles with and without maps. */
const withoutHashes = (text: string): string => text.replace(/(?<=\w-)[A-Z2-7]{8}(?=\.js\b)/g, '');

/**
 * Returns the maps of a bundle's scripts, by the result of `nameOf`. Takes them from a second bundle of the same
 * sources, because esbuild includes maps in its hashes and shipped names must not depend on them. Throws if a script is
 * missing there.
 */
export function mapsOfBundle(
  shipped: readonly OutputFile[],
  mapped: readonly OutputFile[],
  nameOf: (path: string) => string,
): Map<string, EncodedSourceMap> {
  const maps = new Map(mapped.map(file => [file.path, file]));
  const scripts = mapped.filter(({ path }) => path.endsWith('.js'));
  const counterparts = new Map(scripts.map(({ path, text }) => [withoutHashes(text), maps.get(`${path}.map`)]));
  return new Map(
    shipped.map(({ path, text }) => {
      const file = counterparts.get(withoutHashes(text));
      if (!file) throw new Error(`${nameOf(path)} has no source map`);
      return [nameOf(path), readMap(file)];
    }),
  );
}

/** Writes source maps to a separate folder that is not served, named after their scripts. */
export async function writeMaps(folder: string, maps: ReadonlyMap<string, EncodedSourceMap>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, map] of maps) {
    const file = resolve(folder, `${path}.map`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(map));
  }
}
