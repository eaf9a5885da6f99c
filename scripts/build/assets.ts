import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { dictionaryFrame, differencePath, versionsOf } from '../../widgets/package/versions.ts';
import { brotli } from './brotli.ts';

/**
 * Asks browsers to compile all functions of a file at once off the main thread while it loads, instead of each one on
 * the main thread at its first call. Supported by Chromium from 136 on; a comment for other browsers.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Adds the compile hint to a script whose functions are nearly all called. */
export const withCompileHint = (script: string): string => hint + script;

/** Returns true if two scripts differ only in the hint, which does not change their hashed names. */
const differByHint = (one: Uint8Array, other: Uint8Array): boolean =>
  String(one).replace(hint, '') === String(other).replace(hint, '');

/** Shifts the source map of a script by the line of the hint. */
export const mapWithCompileHint = (map: EncodedSourceMap): EncodedSourceMap => ({ ...map, mappings: `;${map.mappings}` });

/** Time in ms for which files of earlier builds are served, so that cached pages still find their chunks. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const compressible = new Set(['.js', '.css', '.svg', '.json']);
const compressGzip = promisify(gzip);

/** Writes the compressed copies of a file. Returns the bytes of the smallest one. */
async function compress(path: string, content: Uint8Array): Promise<number> {
  if (!compressible.has(extname(path))) return content.length;
  if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return (await stat(`${path}.br`)).size;
  const [packed, gzipped] = await Promise.all([brotli(content), compressGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, packed), writeFile(`${path}.gz`, gzipped)]);
  return packed.length;
}

/**
 * Writes a content-hashed file with its compressed copies, and returns its bytes by brotli. Throws if a file with that
 * name has other content, because browsers' caches would mix up the two.
 */
export async function writeAsset(folder: string, name: string, content: Uint8Array): Promise<number> {
  const path = resolve(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const before = existsSync(path) ? await readFile(path) : null;
  if (before && !before.equals(content)) {
    if (!differByHint(before, content)) throw new Error(`Two versions of ${name} share a hash`);
    for await (const copy of glob(`${name}.*`, { cwd: folder })) await rm(resolve(folder, copy));
  }
  // Writes existing files, too: the age of a file counts from the last build that contains it.
  await writeFile(path, content);
  return compress(path, content);
}

/** Renews the age of files that cached pages still name. */
export async function renewAssets(folder: string, names: readonly string[]): Promise<void> {
  const now = new Date();
  await Promise.all(names.map(name => utimes(resolve(folder, name), now, now).catch(() => undefined)));
}

/** Limit of the earlier versions of a file that have their differences. */
const mostVersions = 3;

/** Returns the latest earlier versions of a file. */
async function earlierVersions(folder: string, name: string, pattern: string): Promise<Buffer[]> {
  const found = await Array.fromAsync(glob(pattern, { cwd: folder }));
  const others = found.filter(other => other !== name && versionsOf(other) === pattern);
  const ages = await Promise.all(others.map(async other => (await stat(resolve(folder, other))).mtimeMs));
  const byAge = others.map((other, index) => ({ other, written: ages[index] ?? 0 }));
  const latest = byAge.toSorted((one, next) => next.written - one.written).slice(0, mostVersions);
  return Promise.all(latest.map(({ other }) => readFile(resolve(folder, other))));
}

/**
 * Writes the differences of scripts and styles from their earlier versions in the folder, which returning readers have.
 * Removes the differences from still earlier ones.
 */
export async function writeDifferences(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const pattern = compressible.has(extname(name)) ? versionsOf(name) : undefined;
    if (pattern === undefined) continue;
    const wanted = new Set<string>();
    for (const version of await earlierVersions(folder, name, pattern)) {
      const hash = createHash('sha256').update(version).digest();
      const path = differencePath(name, hash);
      wanted.add(path);
      if (existsSync(resolve(folder, path))) continue;
      const difference = await brotli(await readFile(resolve(folder, name)), version);
      await writeFile(resolve(folder, path), dictionaryFrame(hash, difference));
    }
    for await (const path of glob(`${name}.*.dcb`, { cwd: folder })) {
      if (!wanted.has(path)) await rm(resolve(folder, path));
    }
  }
}

/** Removes assets that no build of the last 30 days has named. */
export async function removeOldAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => resolve(parentPath, name));
  const ages = await Promise.all(paths.map(async path => ({ path, written: (await stat(path)).mtimeMs })));
  const newest = Math.max(...ages.map(({ written }) => written));
  for (const { path, written } of ages) {
    const isCopy = /\.(br|gz|dcb)$/.test(path);
    if (newest - written < keptFor || isCopy) continue;
    const copies = paths.filter(other => other.startsWith(`${path}.`));
    await Promise.all([path, ...copies].map(one => rm(one, { force: true })));
    if ((await readdir(dirname(path))).length === 0) await rmdir(dirname(path));
  }
}
