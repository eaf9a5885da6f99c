import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type FileSize, removeOldAssets, writeAsset } from './assets.ts';
import { bundleFirstPaint, bundleKernel } from './bundle-kernel.ts';
import { bundleWidgets } from './bundle-widgets.ts';
import { contentHash } from './content-hash.ts';
import { buildFonts } from './fonts.ts';
import type { Manifest } from './manifest.ts';
import { type Flavour, flavourFolder } from './paths.ts';
import { buildStyles } from './styles.ts';

const hashed = (name: string, ending: string, content: Uint8Array | string): string =>
  `${name}-${contentHash(content)}.${ending}`;

/** Builds everything that a flavour serves, and its manifest. */
export async function buildFlavour(flavour: Flavour): Promise<Manifest> {
  const folder = resolve(flavourFolder(flavour), 'assets');
  const [fontFiles, bundle, firstPaint] = await Promise.all([buildFonts(), bundleWidgets(flavour), bundleFirstPaint()]);
  const kernel = await bundleKernel(bundle.widgets);
  const fonts = {
    regular: hashed('vazirmatn-regular', 'woff2', fontFiles.regular),
    bold: hashed('vazirmatn-bold', 'woff2', fontFiles.bold),
  };
  const styles = await buildStyles(
    new Map([
      ['vazirmatn-regular.woff2', `/assets/${fonts.regular}`],
      ['vazirmatn-bold.woff2', `/assets/${fonts.bold}`],
    ]),
  );
  const stylesheet = Object.values(styles).join('');

  const contents = new Map<string, Uint8Array>([
    ...bundle.files,
    [fonts.regular, fontFiles.regular],
    [fonts.bold, fontFiles.bold],
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
    fonts,
    runtime: bundle.runtime,
    widgets: bundle.widgets,
    files,
  };
  await writeFile(resolve(flavourFolder(flavour), 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
