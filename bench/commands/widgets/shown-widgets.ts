import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { likeNames } from '../../../widgets/package/like-names.ts';
import { root } from '../../../scripts/build/paths.ts';
import { BenchFailure } from '../../failure.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { boxPath } from './box-page.ts';

const bundle = z.object({
  shownWidgets: z.array(
    z.object({ name: z.string(), examples: z.object({ states: z.record(z.string(), z.unknown()) }) }),
  ),
});

/** All widgets that have a box, each in the first of its states. Throws a sentence where there is no build. */
export async function readShownWidgets(distribution = resolve(root, 'dist')): Promise<BenchPage[]> {
  const file = resolve(distribution, 'examples.mjs');
  if (!existsSync(file)) throw new BenchFailure(`There is no ${file}: run "npm run build".`);
  const { shownWidgets } = bundle.parse(await import(pathToFileURL(file).href));
  return shownWidgets.map(({ name, examples }) => {
    const [state = ''] = Object.keys(examples.states);
    return { name, path: boxPath(name, state) };
  });
}

/** The pages of the asked widgets, of all where none is asked for. Throws a sentence where a name is unknown. */
export function askedWidgets(all: readonly BenchPage[], names: readonly string[]): BenchPage[] {
  if (names.length === 0) return [...all];
  return [...new Set(names)].map(name => {
    const found = all.find(widget => widget.name === name);
    if (!found) throw new BenchFailure(`There is no widget "${name}" with a box.${likeNames(name, all.map(widget => widget.name))}`);
    return found;
  });
}
