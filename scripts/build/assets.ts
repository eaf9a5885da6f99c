import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { brotli } from './brotli.ts';

/**
 * Asks browsers to compile all functions of a file together, while it is fetched and beside the main thread, not each
 * one on it when it is first called. Chromium does from 136 on; to others it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** A script of which nearly all functions are called, with the hint that says so. */
export const withCompileHint = (script: string): string => hint + script;

/** Tells if two scripts differ to readers' browsers: the hint is a comment that the names of files do not show. */
const differByHint = (one: Uint8Array, other: Uint8Array): boolean =>
  String(one).replace(hint, '') === String(other).replace(hint, '');

/** The map of such a script. */
export const mapWithCompileHint = (map: EncodedSourceMap): EncodedSourceMap => ({ ...map, mappings: `;${map.mappings}` });

/** Bytes of a file as it is, and as it is sent. */
export interface FileSize {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Files of earlier builds are served this long after the next one: a page cached then still finds its chunks. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const compressible = new Set(['.js', '.css', '.svg', '.json']);
const compressGzip = promisify(gzip);

async function compress(path: string, content: Uint8Array): Promise<FileSize> {
  if (!compressible.has(extname(path))) {
    return { raw: content.length, gzip: content.length, brotli: content.length };
  }
  if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) {
    const [packed, gzipped] = await Promise.all([stat(`${path}.br`), stat(`${path}.gz`)]);
    return { raw: content.length, gzip: gzipped.size, brotli: packed.size };
  }
  const [packed, gzipped] = await Promise.all([brotli(content), compressGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, packed), writeFile(`${path}.gz`, gzipped)]);
  return { raw: content.length, gzip: gzipped.length, brotli: packed.length };
}

/**
 * Writes a content-hashed file with its precompressed copies beside it, and returns its sizes.
 * Throws where a file of that name with another content exists: the two would be mixed up in readers' caches.
 */
export async function writeAsset(folder: string, name: string, content: Uint8Array): Promise<FileSize> {
  const path = resolve(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const before = existsSync(path) ? await readFile(path) : null;
  if (before && !before.equals(content)) {
    if (!differByHint(before, content)) throw new Error(`Two versions of ${name} share a hash`);
    await Promise.all(['.br', '.gz'].map(suffix => rm(path + suffix, { force: true })));
  }
  // Also where it is there: a file is as old as the last build that has it.
  await writeFile(path, content);
  return compress(path, content);
}

/** Notes that files were named until now, however old they are: pages with their addresses are in caches. */
export async function renewAssets(folder: string, names: readonly string[]): Promise<void> {
  const now = new Date();
  await Promise.all(names.map(name => utimes(resolve(folder, name), now, now).catch(() => undefined)));
}

/** Removes the assets that no build has named in the 30 days before the newest. */
export async function removeOldAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => resolve(parentPath, name));
  const ages = await Promise.all(paths.map(async path => ({ path, written: (await stat(path)).mtimeMs })));
  const newest = Math.max(...ages.map(({ written }) => written));
  for (const { path, written } of ages) {
    if (newest - written < keptFor || /\.(br|gz)$/.test(path)) continue;
    await Promise.all(['', '.br', '.gz'].map(suffix => rm(path + suffix, { force: true })));
    if ((await readdir(dirname(path))).length === 0) await rmdir(dirname(path));
  }
}
