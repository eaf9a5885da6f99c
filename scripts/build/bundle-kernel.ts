import { browserOptions } from './browser-options.ts';
import { bundle } from './bundle.ts';
import type { WidgetFiles } from './bundle-widgets.ts';
import { hashLength } from './content-hash.ts';

const hashOf = (file: string): string => file.slice(-hashLength - '.js'.length, -'.js'.length);

/** The registry in the form that kernel/registry.ts unpacks. */
function packRegistry(widgets: Readonly<Record<string, WidgetFiles>>): {
  WIDGETS: string;
  SHARED_HASHES: string;
} {
  const chunks = [...new Set(Object.values(widgets).flatMap(({ shared }) => shared))];
  const unusual = chunks.find(chunk => !/^chunk-\w+\.js$/.test(chunk));
  if (unusual || chunks.length > 36) throw new Error(`The registry cannot name the chunk ${unusual ?? 'number 37'}`);
  const words = Object.entries(widgets).flatMap(([name, { file, shared }]) => [
    name,
    hashOf(file) + shared.map(chunk => chunks.indexOf(chunk).toString(36)).join(''),
  ]);
  return { WIDGETS: JSON.stringify(['', ...words].join(' ')), SHARED_HASHES: JSON.stringify(chunks.map(hashOf).join('')) };
}

async function bundleEntry(entry: string, format: 'esm' | 'iife', define: Record<string, string>): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    outdir: 'assets',
    format,
    define: { ...browserOptions.define, ...define },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The kernel with its registry written in. */
export const bundleKernel = (widgets: Readonly<Record<string, WidgetFiles>>): Promise<string> =>
  bundleEntry('kernel/kernel.ts', 'esm', packRegistry(widgets));

/** The script that pages print inline at the start of the body. */
export const bundleFirstPaint = (): Promise<string> => bundleEntry('kernel/first-paint.ts', 'iife', {});
