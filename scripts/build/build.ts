import { globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sharedFolder, unhashed } from '../../widgets/package/content-hash.ts';
import { writtenLanguages } from '../../widgets/shared/render/words.ts';
import { buildFlavour } from './build-flavour.ts';
import { bundleExamples } from './bundle-examples.ts';
import { bundleOrigin } from './bundle-origin.ts';
import { writeDocumentation } from './documents/documentation.ts';
import type { Manifest } from './manifest.ts';
import { distribution, flavourFolder, root } from './paths.ts';

type Sentences = Readonly<Record<string, string>>;

/** Lists the names to add and to remove, so that `found` becomes `wanted`. */
function changes(wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted.filter(name => !found.includes(name)).map(name => `add ${name}`),
    ...found.filter(name => !wanted.includes(name)).map(name => `take out ${name}`),
  ];
}

function faultsOf(words: Readonly<Record<string, Sentences>>): string[] {
  const { fa: persian = {}, ...others } = words;
  return [
    ...changes(writtenLanguages, Object.keys(words)),
    ...Object.entries(others).flatMap(([code, sentences]) =>
      changes(Object.keys(persian), Object.keys(sentences)).map(change => `${change} in ${code}`),
    ),
  ];
}

/**
 * Throws if a `words.json` lacks a language or a sentence of the Persian part, or has more. The message says what to
 * change.
 */
export function checkWords(folder = root): void {
  const faults = globSync('widgets/**/words.json', { cwd: folder }).flatMap(path => {
    const words = JSON.parse(readFileSync(resolve(folder, path), 'utf8')) as Record<string, Sentences>;
    return faultsOf(words).map(fault => `${path}: ${fault}.`);
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Returns the path for the copy of a widget's file or pack. */
function copyOf(name: string, file: string): string {
  const copied = unhashed(file);
  return `${copied === name ? 'widgets' : 'packs'}/${copied}.js`;
}

/** Returns scripts loaded by name on demand, with the paths of their copies without hashes. */
function laterFiles({ files, widgets }: Pick<Manifest, 'files' | 'widgets'>): [asset: string, copy: string][] {
  const isLater = new RegExp(`^${sharedFolder}/(?!chunk-).*\\.js$`);
  const ofWidgets = new Set(Object.values(widgets).map(({ file }) => file));
  const later = Object.keys(files).filter(path => isLater.test(path) && !ofWidgets.has(path));
  return later.map(path => [path, `later/${unhashed(path)}.js`]);
}

/** Copies the shipped files to names without hashes, which the size budgets use. */
async function writeSizeFiles({ kernel, swaps, runtime, stylesheet, widgets, files }: Manifest): Promise<void> {
  const target = resolve(distribution, 'size');
  const copies: [asset: string, copy: string][] = [
    [kernel, 'kernel.js'],
    [swaps, 'swaps.js'],
    [runtime, 'runtime.js'],
    [stylesheet, 'dakkeh.css'],
    ...Object.entries(widgets).map(([name, { file }]): [string, string] => [file, copyOf(name, file)]),
    ...laterFiles({ files, widgets }),
  ];
  await rm(target, { recursive: true, force: true });
  for (const [asset, copy] of copies) {
    const path = resolve(target, copy);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(resolve(flavourFolder('preact'), 'assets', asset), path);
  }
}

/** Builds both flavours, the newsroom's server, the documents and the copies that the size budgets measure. */
export async function build(): Promise<void> {
  const [manifest] = await Promise.all([buildFlavour('preact'), buildFlavour('react'), bundleOrigin(), bundleExamples()]);
  await writeDocumentation(manifest);
  // Only after the build, whose errors name the line of invalid JSON.
  checkWords();
  await writeSizeFiles(manifest);
}
