import { browserOptions } from './browser-options.ts';
import { bundle } from './bundle.ts';
import type { WidgetFiles } from './bundle-widgets.ts';
import { packShared } from './pack-shared.ts';

async function bundleEntry(entry: string, format: 'esm' | 'iife', define: Record<string, string>): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    outdir: 'assets',
    format,
    define: { ...browserOptions.define, ...define },
    // Or a script that is no module begins with "use strict", which ours do not need.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The kernel, told which widgets share chunks. */
export const bundleKernel = (widgets: Readonly<Record<string, WidgetFiles>>): Promise<string> =>
  bundleEntry('kernel/kernel.ts', 'esm', { SHARED: JSON.stringify(packShared(widgets)) });

/** The script that pages print inline at the start of the body. */
export const bundleFirstPaint = (): Promise<string> => bundleEntry('kernel/first-paint.ts', 'iife', {});
