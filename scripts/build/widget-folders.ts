import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { root } from './paths.ts';

export interface WidgetFolder {
  /** The registered name. */
  name: string;
  /** The file with the widget's mount. */
  entry: string;
}

/**
 * Every widget folder, `widgets/{group}/{name}/`, which is what the registry is made of.
 * Throws where a folder lacks the file of its own name.
 */
export function widgetFolders(): WidgetFolder[] {
  return globSync('widgets/*/*/', { cwd: root, exclude: ['widgets/shared/*'] })
    .map(folder => {
      const name = basename(folder);
      const entry = ['tsx', 'ts'].map(ending => resolve(root, folder, `${name}.${ending}`)).find(existsSync);
      if (!entry) throw new Error(`${folder} has no ${name}.tsx or ${name}.ts`);
      return { name, entry };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
