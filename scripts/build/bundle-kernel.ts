import { browserOptions, bundle } from './browser-options.ts';
import type { WidgetFiles } from './bundle-widgets.ts';
import { packShared } from './pack-shared.ts';
import { type Script, shrink } from './shrink.ts';
import { readMap } from './source-maps.ts';

async function bundleEntry(entry: string, format: 'esm' | 'iife', define: Record<string, string>): Promise<Script> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    outdir: 'assets',
    format,
    sourcemap: 'external',
    define: { ...browserOptions.define, ...define },
    // Without it, scripts that are no modules start with an unneeded "use strict".
    tsconfigRaw: {},
  });
  const [map, script] = outputFiles;
  if (!map || !script) throw new Error(`${entry} was not bundled`);
  return shrink({ text: script.text.trimEnd(), map: readMap(map) }, format === 'esm');
}

/** Bundles the kernel with the list of chunks that widgets share. */
export const bundleKernel = (widgets: Readonly<Record<string, WidgetFiles>>): Promise<Script> =>
  bundleEntry('kernel/boot.ts', 'esm', { SHARED: JSON.stringify(packShared(widgets)) });

/** Bundles the script for hosts that swap the page. */
export const bundleSwaps = (): Promise<Script> => bundleEntry('kernel/swaps.ts', 'esm', {});

/** Bundles the service worker for offline pages, and the worker that removes it. */
export const bundleWorkers = async (): Promise<{ worker: string; lastWorker: string }> => {
  const texts = ['worker', 'last-worker'].map(name => bundleEntry(`widgets/page/offline/worker/${name}.ts`, 'esm', {}));
  const [worker, lastWorker] = await Promise.all(texts);
  return { worker: worker?.text ?? '', lastWorker: lastWorker?.text ?? '' };
};

/** Bundles the script that pages print inline at the start of the body. */
export const bundleFirstPaint = (): Promise<Script> => bundleEntry('kernel/first-paint.ts', 'iife', {});
