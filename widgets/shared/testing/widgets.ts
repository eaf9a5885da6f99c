import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Mount } from '../../../kernel/types.ts';
import type { CallsReference } from '../render/documented-call.ts';
import type { Examples, ShownWidget } from '../render/examples.ts';

const widgets = resolve(import.meta.dirname, '../..');

async function read(path: string): Promise<ShownWidget> {
  const folder = dirname(path);
  const { examples } = (await import(resolve(widgets, path))) as { examples: Examples };
  const calls = resolve(widgets, folder, 'calls.ts');
  const asked = existsSync(calls) ? ((await import(calls)) as { reference: CallsReference }) : {};
  return { group: dirname(folder), name: basename(folder), examples, ...asked };
}

/** Every widget that has examples, by name. `arrival` has none: it has no box, the kernel imports it. */
export const shownWidgets: readonly ShownWidget[] = await Promise.all(
  globSync('*/*/examples.tsx', { cwd: widgets }).sort().map(read),
);

/** The mount of a widget. */
export async function mountOf({ group, name }: ShownWidget): Promise<Mount> {
  const [entry = ''] = globSync(`${group}/${name}/${name}.{ts,tsx}`, { cwd: widgets });
  const { default: mount } = (await import(resolve(widgets, entry))) as { default: Mount };
  return mount;
}
