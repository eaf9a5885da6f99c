import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** Kind of a folder, with the folder that it counts from. */
export interface RecognisedFolder {
  /** A checkout with a build in it, the results of a run, or pages that are only to be served. */
  kind: 'build' | 'results' | 'pages';
  folder: string;
}

const resultFiles = ['manifest.json', 'samples.ndjson', 'summary.json'];

/** Recognises a folder by what is in it; null where it is nothing that can be compared, or no folder. */
export function recogniseFolder(path: string): RecognisedFolder | null {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const has = (name: string): boolean => existsSync(resolve(folder, name));
  if (has('dist/origin.mjs')) return { kind: 'build', folder };
  if (basename(folder) === 'dist' && has('origin.mjs')) return { kind: 'build', folder: dirname(folder) };
  if (readdirSync(folder).some(name => name.endsWith('.html'))) {
    return { kind: has('summary.json') ? 'results' : 'pages', folder };
  }
  return resultFiles.some(has) ? { kind: 'results', folder } : null;
}
