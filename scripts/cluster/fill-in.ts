import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file of settings of this folder with what stands in `${…}` filled in. */
export function filledIn(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(resolve(import.meta.dirname, name), 'utf8');
  return text.replace(/\$\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
