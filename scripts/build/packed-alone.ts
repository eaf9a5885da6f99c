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

/** A widget by itself; undefined where it is no small one, or keeps what a copy of it would not have. */
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
 * The scripts of small packed widgets by themselves, for boxes that name no pack, on pages that have none of the others
 * in it; undefined for packed widgets that are large.
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
