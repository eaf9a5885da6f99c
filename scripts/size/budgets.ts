import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** An entry of .size-limit.json. A name with a star stands for one budget of that size for each file. */
export interface Entry {
  name: string;
  path: string | string[];
  limit: string;
  brotli?: boolean;
  /** Why this one may be larger than its like. */
  message?: string;
}

export interface Budget {
  name: string;
  files: string[];
  /** Bytes. */
  limit: number;
  brotli: boolean;
}

/** "2100 B" and "2.1 kB" in bytes. */
export function bytesOf(limit: string): number {
  const [, number, unit] = /^([\d.]+) ?(B|kB)$/.exec(limit) ?? [];
  if (!number) throw new Error(`"${limit}" is no limit: write "2100 B" or "2.1 kB".`);
  return Math.round(Number(number) * (unit === 'kB' ? 1000 : 1));
}

function filesOf({ name, path }: Entry, folder: string): string[] {
  const patterns = [path].flat();
  const files = globSync(
    patterns.filter(pattern => !pattern.startsWith('!')),
    { cwd: folder, exclude: patterns.filter(pattern => pattern.startsWith('!')).map(pattern => pattern.slice(1)) },
  );
  if (files.length === 0) throw new Error(`${name}: nothing to measure at ${patterns.join(', ')}`);
  return files.sort();
}

/** The budgets that an entry stands for. Throws where it finds no file: it would watch over nothing. */
export function budgetsOf(entry: Entry, folder: string): Budget[] {
  const { name, limit, brotli = true } = entry;
  const files = filesOf(entry, folder);
  const common = { limit: bytesOf(limit), brotli };
  if (!name.includes('*')) return [{ name, files, ...common }];
  return files.map(file => ({ name: name.replace('*', basename(file).replace(/\..*/, '')), files: [file], ...common }));
}

const grouped = (bytes: number): string => bytes.toLocaleString('en');

/** One line: the figure beside its budget. */
export function line({ name, limit }: Budget, size: number): string {
  const mark = size > limit ? '✗' : '✓';
  const excess = size > limit ? `   ${grouped(size - limit)} B too many` : '';
  const share = `${Math.round((size / limit) * 100)} %`.padStart(6);
  const figure = `${grouped(size).padStart(8)} B of ${grouped(limit).padStart(6)} B`;
  return `  ${mark}  ${name.padEnd(28)}${figure}${share}${excess}`;
}
