import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { LaterStyles, Sheets } from '../../styles/critical/sheets.ts';
import { contentHash, hashed } from '../../widgets/package/content-hash.ts';
import { removeOldAssets, renewAssets, writeAsset, writeDifferences } from './assets.ts';
import { buildBoxStyles, layered } from './box-styles.ts';
import { bundleFirstPaint, bundleKernel, bundleSwaps, bundleWorkers } from './bundle-kernel.ts';
import { bundleWidgets, entryFolder, type WidgetBundle } from './bundle-widgets.ts';
import { buildFonts, fontPackages } from './fonts.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { type Flavour, flavourFolder, root } from './paths.ts';
import { writeMaps } from './source-maps.ts';
import { buildStyles } from './styles.ts';

const folderOf = (name: string): string => resolve(root, 'node_modules', name);

/** Returns the package of a bundle's input, if it belongs to one. */
const packageOf = (input: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];

/** Returns a package's licence. Throws if there is none. */
function licenseOf(name: string): string {
  const folder = folderOf(name);
  const file = readdirSync(folder).find(entry => /^(licen[cs]e|ofl)/i.test(entry));
  if (!file) throw new Error(`${name} has no licence in its folder`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** Returns the licences of all packages in a bundle's inputs and in `besides`. */
export function licensesOf(inputs: readonly string[], besides: readonly string[]): string {
  const names = [...new Set([...inputs.flatMap(input => packageOf(input) ?? []), ...besides])].sort();
  const texts = names.map(name => {
    const { version } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as { version: string };
    return `${name} ${version}\n\n${licenseOf(name)}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

type Lists = Readonly<Record<string, readonly string[]>>;

interface BuiltLaterStyles {
  /** Stylesheets by the names of the lists. */
  styles: Record<string, LaterStyles>;
  /** Contents by the names of the files. */
  contents: Map<string, Uint8Array>;
}

/** Reads the lists of sheets to join into one file. */
const readLists = (): Lists => JSON.parse(readFileSync(resolve(root, 'styles/later.json'), 'utf8')) as Lists;

/**
 * Builds the files of the lists, each in the order of the cascade. An imported sheet is included only if the list names
 * it, because it may be needed earlier. Throws if a list names a missing sheet.
 */
function buildLaterStyles(sheets: Sheets, lists: Lists): BuiltLaterStyles {
  const styles: Record<string, LaterStyles> = {};
  const contents = new Map<string, Uint8Array>();
  for (const [name, members] of Object.entries(lists)) {
    const missing = members.find(member => !sheets[member]);
    if (missing) throw new Error(`styles/later.json names ${missing}.css, which is not there`);
    const inOrder = Object.keys(sheets).filter(sheet => members.includes(sheet));
    const css = inOrder.map(sheet => sheets[sheet]?.css).join('');
    const file = hashed(name, 'css', css);
    styles[name] = { file, sheets: inOrder };
    contents.set(file, Buffer.from(css));
  }
  return { styles, contents };
}

interface Scripts {
  /** Folder of this build, whose name is a hash of its content. */
  folder: string;
  /** Path → content. */
  files: Map<string, Uint8Array>;
}

/**
 * Returns the scripts of a build. Files named after widgets and the scripts that wake them are in the build's own
 * folder.
 */
function scriptsOf({ files }: WidgetBundle, kernel: string, swaps: string): Scripts {
  const inFolder = (path: string): boolean => path.startsWith(`${entryFolder}/`);
  const entries = [...files].filter(([path]) => inFolder(path)).sort(([one], [other]) => (one < other ? -1 : 1));
  const folder = contentHash([kernel, swaps, ...entries.map(([path, content]) => `${path} ${contentHash(content)}`)].join('\n'));
  return {
    folder,
    files: new Map([
      ...[...files].filter(([path]) => !inFolder(path)),
      ...entries.map(([path, content]) => [path.replace(entryFolder, folder), content] as const),
      [`${folder}/kernel.js`, Buffer.from(kernel)],
      [`${folder}/swaps.js`, Buffer.from(swaps)],
    ]),
  };
}

/** Builds everything that a flavour serves, and its manifest. */
export async function buildFlavour(flavour: Flavour): Promise<Manifest> {
  const assetFolder = resolve(flavourFolder(flavour), 'assets');
  const fonts = await buildFonts();
  const builtFonts = [...fonts.values()];
  // Linked stylesheets find fonts relative to themselves; inline styles need absolute addresses.
  const linkedStyles = await buildStyles(new Map(builtFonts.map(({ name, file }) => [name, basename(file)])));
  const inlineStyles = await buildStyles(new Map(builtFonts.map(({ name, file }) => [name, `/assets/${file}`])));
  const [bundle, firstPaint, swaps, workers] = await Promise.all([
    bundleWidgets(flavour, linkedStyles),
    bundleFirstPaint(),
    bundleSwaps(),
    bundleWorkers(),
  ]);
  const [kernel, bareKernel] = await Promise.all([bundleKernel(bundle.widgets), bundleKernel({})]);
  const { folder, files: scripts } = scriptsOf(bundle, kernel.text, swaps.text);
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
  await renewAssets(assetFolder, Object.keys(readManifest(flavour)?.files ?? {}));
  const files: Record<string, number> = {};
  for (const [path, content] of contents) files[path] = await writeAsset(assetFolder, path, content);
  await removeOldAssets(assetFolder);
  await writeDifferences(assetFolder, Object.keys(files));

  const inFolder = (path: string): string => path.replace(entryFolder, folder);
  const maps = new Map([...bundle.maps].map(([path, map]) => [inFolder(path), map]));
  maps.set(`${folder}/kernel.js`, kernel.map).set(`${folder}/swaps.js`, swaps.map).set('first-paint.js', firstPaint.map);
  await writeMaps(resolve(flavourFolder(flavour), 'maps'), maps);

  const widgets = Object.entries(bundle.widgets).map(([name, { file, shared }]) => {
    return [name, { file: inFolder(file), shared }] as const;
  });
  const manifest: Manifest = {
    kernel: `${folder}/kernel.js`,
    code: {
      kernel: contentHash(bareKernel.text),
      // Hashes of the files, which contain the hashed names of their chunks.
      ...Object.fromEntries(Object.entries(bundle.widgets).map(([name, { file }]) => [name, contentHash(bundle.files.get(file) ?? '')])),
    },
    swaps: `${folder}/swaps.js`,
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
