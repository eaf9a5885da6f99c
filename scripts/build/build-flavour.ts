import { basename, resolve } from 'node:path';
import { type FileSize, removeOldAssets, writeAsset } from './assets.ts';
import { buildBoxStyles, layered } from './box-styles.ts';
import { bundleFirstPaint, bundleKernel, bundleWorkers } from './bundle-kernel.ts';
import { bundleWidgets, entryFolder, type WidgetBundle } from './bundle-widgets.ts';
import { contentHash, hashed } from '../../widgets/package/content-hash.ts';
import { buildFonts, fontPackages } from './fonts.ts';
import { buildLaterStyles, readLists } from './later-styles.ts';
import { licensesOf } from './licenses.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { type Flavour, flavourFolder } from './paths.ts';
import { writeMaps } from './source-maps.ts';
import { buildStyles } from './styles.ts';

interface Scripts {
  /** Folder of this build: its name tells the content of all that is in it. */
  folder: string;
  /** Path → content. */
  files: Map<string, Uint8Array>;
}

/** The scripts of a build: what is called after a widget is in the build's own folder, and so is the kernel. */
function scriptsOf({ files }: WidgetBundle, kernel: string): Scripts {
  const inFolder = (path: string): boolean => path.startsWith(`${entryFolder}/`);
  const entries = [...files].filter(([path]) => inFolder(path)).sort(([one], [other]) => (one < other ? -1 : 1));
  const folder = contentHash([kernel, ...entries.map(([path, content]) => `${path} ${contentHash(content)}`)].join('\n'));
  return {
    folder,
    files: new Map([
      ...[...files].filter(([path]) => !inFolder(path)),
      ...entries.map(([path, content]) => [path.replace(entryFolder, folder), content] as const),
      [`${folder}/kernel.js`, Buffer.from(kernel)],
    ]),
  };
}

/** Builds everything that a flavour serves, and its manifest. */
export async function buildFlavour(flavour: Flavour): Promise<Manifest> {
  const assetFolder = resolve(flavourFolder(flavour), 'assets');
  const fonts = await buildFonts();
  const builtFonts = [...fonts.values()];
  // A file finds a font beside itself, under whatever address it is served; what is printed in a page has to be told.
  const linkedStyles = await buildStyles(new Map(builtFonts.map(({ name, file }) => [name, basename(file)])));
  const inlineStyles = await buildStyles(new Map(builtFonts.map(({ name, file }) => [name, `/assets/${file}`])));
  const [bundle, firstPaint, workers] = await Promise.all([
    bundleWidgets(flavour, linkedStyles),
    bundleFirstPaint(),
    bundleWorkers(),
  ]);
  const kernel = await bundleKernel(bundle.widgets);
  const { folder, files: scripts } = scriptsOf(bundle, kernel.text);
  const isOfPages = ([name]: [string, unknown]): boolean => !bundle.lazyStyles.has(name);
  const styles = Object.fromEntries(Object.entries(inlineStyles).filter(isOfPages));
  const boxStyles = buildBoxStyles(Object.fromEntries(Object.entries(linkedStyles).filter(isOfPages)));
  const stylesheet = hashed('dakkeh', 'css', boxStyles);
  const layeredStyles = layered(boxStyles);
  const layeredStylesheet = hashed('dakkeh-layered', 'css', layeredStyles);
  const later = buildLaterStyles(linkedStyles, readLists());

  const licenses = licensesOf(bundle.inputs, fontPackages);

  const contents = new Map<string, Uint8Array>([
    ...scripts,
    ...later.contents,
    ...builtFonts.map(({ file, content }) => [file, content] as const),
    [stylesheet, Buffer.from(boxStyles)],
    [layeredStylesheet, Buffer.from(layeredStyles)],
    [hashed('licenses', 'txt', licenses), Buffer.from(licenses)],
  ]);
  const files: Record<string, FileSize> = {};
  for (const [path, content] of contents) files[path] = await writeAsset(assetFolder, path, content);
  await removeOldAssets(assetFolder);

  const inFolder = (path: string): string => path.replace(entryFolder, folder);
  const maps = new Map([...bundle.maps].map(([path, map]) => [inFolder(path), map]));
  maps.set(`${folder}/kernel.js`, kernel.map).set('first-paint.js', firstPaint.map);
  await writeMaps(resolve(flavourFolder(flavour), 'maps'), maps);

  const widgets = Object.entries(bundle.widgets).map(([name, { file, shared }]) => {
    return [name, { file: inFolder(file), shared }] as const;
  });
  const manifest: Manifest = {
    kernel: `${folder}/kernel.js`,
    stylesheet,
    layeredStylesheet,
    firstPaint: firstPaint.text,
    ...workers,
    styles,
    laterStyles: later.styles,
    fonts: Object.fromEntries([...fonts].map(([language, { file }]) => [language, file])),
    runtime: bundle.runtime,
    widgets: Object.fromEntries(widgets),
    files,
  };
  await writeManifest(flavour, manifest);
  return manifest;
}
