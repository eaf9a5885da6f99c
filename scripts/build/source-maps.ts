import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import type { OutputFile } from 'esbuild';
import { root } from './paths.ts';

/** From the project's root, whichever copy it is; of a package from its name on. A pack's own is made of its list. */
const sourceName = (path: string): string =>
  /\bwidget:[\w-]+$/.test(path) ? 'widgets/packs.json' : relative(root, path).replace(/^.*node_modules\/|\?.*$/g, '');

/** A map as esbuild writes it beside the file at the path, with the names of sources that people know. */
export function readMap({ path, text }: OutputFile): EncodedSourceMap {
  const map = JSON.parse(text) as EncodedSourceMap;
  return { ...map, sources: map.sources.map(source => sourceName(resolve(dirname(path), source ?? ''))) };
}

/** A script without the hashes in its chunks' names, which differ between bundles with maps and without. */
const withoutHashes = (text: string): string => text.replace(/(?<=\w-)[A-Z2-7]{8}(?=\.js\b)/g, '');

/**
 * The maps of a bundle's scripts, by what `nameOf` makes of their paths. They come from another bundle of the same
 * sources that has maps: esbuild makes them a part of what it hashes, and shipped names must not depend on them.
 * Throws where a script has no counterpart there.
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

/** Writes the maps of a build into a folder of their own, which no reader is served, each called after its script. */
export async function writeMaps(folder: string, maps: ReadonlyMap<string, EncodedSourceMap>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, map] of maps) {
    const file = resolve(folder, `${path}.map`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(map));
  }
}
