import { readFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';
import { bundle } from './browser-options.ts';
import type { WidgetEntry } from './packs.ts';
import { modulePath } from './paths.ts';
import type { Script } from './shrink.ts';
import { holdsNoState, smallBytes } from './small-chunks.ts';
import { readMap } from './source-maps.ts';

const isCopyable = (module: string): boolean =>
  /\.tsx?$/.test(module) && holdsNoState(readFileSync(modulePath(module), 'utf8'));

/** Bundles a widget alone; undefined if it is large, or has state that copies could not share. */
async function alone(entry: string, options: BuildOptions): Promise<Script | undefined> {
  const { outputFiles, metafile } = await bundle({
    ...options,
    entryPoints: [entry],
    splitting: false,
    sourcemap: 'external',
  });
  const [script, map] = ['.js', '.js.map'].map(end => outputFiles.find(({ path }) => path.endsWith(end)));
  if (!script || !map || script.contents.length > smallBytes) return undefined;
  return Object.keys(metafile.inputs).every(isCopyable) ? { text: script.text, map: readMap(map) } : undefined;
}

/**
 * Returns scripts of small packed widgets alone, for boxes that do not name their pack, on pages without the pack's
 * other widgets; undefined for large ones.
 */
export async function scriptsOfPacked(
  entries: readonly WidgetEntry[],
  options: BuildOptions,
): Promise<Map<string, Script | undefined>> {
  const packed = entries.filter(({ isPack }) => isPack).flatMap(({ widgets }) =>
    widgets.map(async ({ name, entry }) => [name, await alone(entry, options)] as const),
  );
  return new Map(await Promise.all(packed));
}
