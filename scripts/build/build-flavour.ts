import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type FileSize, removeOldAssets, writeAsset } from './assets.ts';
import { bundleFirstPaint, bundleKernel } from './bundle-kernel.ts';
import { bundleWidgets } from './bundle-widgets.ts';
import { hashed } from './content-hash.ts';
import { buildFont } from './fonts.ts';
import type { Manifest } from './manifest.ts';
import { type Flavour, flavourFolder } from './paths.ts';
import { buildStyles } from './styles.ts';

/** Builds everything that a flavour serves, and its manifest. */
export async function buildFlavour(flavour: Flavour): Promise<Manifest> {
  const folder = resolve(flavourFolder(flavour), 'assets');
  const fontFile = await buildFont();
  const font = hashed('vazirmatn', 'woff2', fontFile);
  const allStyles = await buildStyles(new Map([['vazirmatn.woff2', `/assets/${font}`]]));
  const [bundle, firstPaint] = await Promise.all([bundleWidgets(flavour, allStyles), bundleFirstPaint()]);
  const kernel = await bundleKernel(bundle.widgets);
  const styles = Object.fromEntries(Object.entries(allStyles).filter(([name]) => !bundle.lazyStyles.has(name)));
  // The catalogue is the newsroom's own: its pages print its styles inline.
  const { catalogue: _, ...stylesForReaders } = styles;
  const stylesheet = Object.values(stylesForReaders).join('');

  const contents = new Map<string, Uint8Array>([
    ...bundle.files,
    [font, fontFile],
    [hashed('kernel', 'js', kernel), Buffer.from(kernel)],
    [hashed('dakkeh', 'css', stylesheet), Buffer.from(stylesheet)],
  ]);
  const files: Record<string, FileSize> = {};
  for (const [name, content] of contents) files[name] = await writeAsset(folder, name, content);
  await removeOldAssets(folder);

  const manifest: Manifest = {
    kernel: hashed('kernel', 'js', kernel),
    stylesheet: hashed('dakkeh', 'css', stylesheet),
    firstPaint,
    styles,
    font,
    runtime: bundle.runtime,
    widgets: bundle.widgets,
    files,
  };
  await writeFile(resolve(flavourFolder(flavour), 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
