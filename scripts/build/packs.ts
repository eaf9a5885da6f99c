import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './paths.ts';
import type { WidgetFolder } from './widget-folders.ts';

/** Widgets that share one file, by its name. They wake together on the pages that contain them. */
export type Packs = Readonly<Record<string, readonly string[]>>;

export const readPacks = (): Packs => JSON.parse(readFileSync(resolve(root, 'widgets/packs.json'), 'utf8')) as Packs;

/**
 * Packs and other files that most readers have. They keep their address until their content changes, so that a new
 * build does not send them again. Each costs the kernel about eight bytes.
 */
export const lasting: ReadonlySet<string> = new Set([
  ...Object.keys(readPacks()),
  ...'comments player poll relative-times ticker visit'.split(' '),
]);

/** Entry point of a build that the kernel imports. */
export interface WidgetEntry {
  name: string;
  widgets: readonly WidgetFolder[];
  isPack: boolean;
}

/**
 * Returns the entries of a build: one for each pack, and one for each other widget. Throws if a pack names a missing
 * widget, one of another pack, or has the name of a widget.
 */
export function widgetEntries(folders: readonly WidgetFolder[], packs: Packs): WidgetEntry[] {
  const byName = new Map(folders.map(folder => [folder.name, folder]));
  const packed = new Set<string>();
  const entries = Object.entries(packs).map(([pack, names]): WidgetEntry => {
    if (byName.has(pack)) throw new Error(`widgets/packs.json has a pack "${pack}", which is a widget's name`);
    const widgets = names.map(name => {
      const folder = byName.get(name);
      if (!folder) throw new Error(`widgets/packs.json names ${name}, which is no widget`);
      if (packed.has(name)) throw new Error(`widgets/packs.json has ${name} twice`);
      packed.add(name);
      return folder;
    });
    return { name: pack, widgets, isPack: true };
  });
  const alone = folders.filter(({ name }) => !packed.has(name));
  return [...entries, ...alone.map(folder => ({ name: folder.name, widgets: [folder], isPack: false }))];
}

const imported = ({ entry }: WidgetFolder, index: number): string => `import mount${index} from './${entry}';`;

/** Returns the source of an entry: a widget's mount, or a mount that selects the widget by the box's name. */
export function scriptOf({ widgets, isPack }: WidgetEntry): string {
  if (!isPack) return widgets.map(({ entry }) => `export { default } from './${entry}';`).join('');
  const mounts = widgets.map(({ name }, index) => `'${name}': mount${index}`);
  return [
    ...widgets.map(imported),
    `const mounts = { ${mounts.join(', ')} };`,
    'export default (box, kernel) => mounts[box.dataset.widget](box, kernel);',
  ].join('\n');
}
