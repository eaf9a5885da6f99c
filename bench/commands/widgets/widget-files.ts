import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { root } from '../../../scripts/build/paths.ts';
import { BenchFailure } from '../../failure.ts';

const manifest = z.object({
  kernel: z.string(),
  runtime: z.string(),
  widgets: z.record(z.string(), z.object({ file: z.string() })),
});

/** Which files of a build are whose. Throws a sentence where there is no build, or none of this version. */
export function readWidgetFiles(flavour: string, distribution = resolve(root, 'dist')) {
  const file = resolve(distribution, flavour, 'manifest.json');
  if (!existsSync(file)) throw new BenchFailure(`There is no ${file}: run "npm run build".`);
  const parsed = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new BenchFailure(`${file} is of another version: run "npm run build".`);
  const { kernel, runtime, widgets } = parsed.data;
  return {
    /** By the names of the widgets. */
    own: new Map(Object.entries(widgets).map(([name, widget]) => [name, widget.file])),
    /** Files that belong to no single widget: the kernel and the runtime. */
    common: [kernel, runtime],
  };
}

/** The files of a build, as paths below its assets. */
export type WidgetFiles = ReturnType<typeof readWidgetFiles>;
