import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Mount } from '../../../kernel/types.ts';
import type { CallsReference } from '../render/documented-call.ts';
import type { Examples, SharedWords, ShownWidget } from '../render/examples.ts';
import { rowsOf, type Table } from '../render/table.ts';
import type { Words } from '../render/words.ts';

const widgets = resolve(import.meta.dirname, '../..');

const readWords = (file: string): Words<string> => JSON.parse(readFileSync(resolve(widgets, file), 'utf8')) as Words<string>;

async function read(path: string): Promise<ShownWidget> {
  const folder = dirname(path);
  const { examples } = (await import(resolve(widgets, path))) as { examples: Examples };
  const calls = resolve(widgets, folder, 'calls.ts');
  const asked = existsSync(calls) ? ((await import(calls)) as { reference: CallsReference }) : {};
  const words = `${folder}/words.json`;
  const said = existsSync(resolve(widgets, words)) ? { words: readWords(words) } : {};
  const { parts } = (await import(resolve(widgets, folder, 'table.ts'))) as Table;
  return { group: dirname(folder), name: basename(folder), examples, parameters: rowsOf(parts), ...asked, ...said };
}

/** All widgets with examples, by name. `arrival` has none, because the kernel imports it and it has no box. */
export const shownWidgets: readonly ShownWidget[] = await Promise.all(
  globSync('*/*/examples.tsx', { cwd: widgets }).sort().map(read),
);

/** Messages of the shared folders. */
export const sharedWords: readonly SharedWords[] = globSync('shared/**/words.json', { cwd: widgets })
  .sort()
  .map(file => ({ name: basename(dirname(file)), words: readWords(file) }));

/** Imports the mount function of a widget. */
export async function mountOf({ group, name }: ShownWidget): Promise<Mount> {
  const [entry = ''] = globSync(`${group}/${name}/${name}.{ts,tsx}`, { cwd: widgets });
  const { default: mount } = (await import(resolve(widgets, entry))) as { default: Mount };
  return mount;
}
