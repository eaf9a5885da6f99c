import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from './paths.ts';

export interface WidgetFolder {
  /** Registered name. */
  name: string;
  group: string;
  /** Path of the file with the widget's mount, relative to the project's root. */
  entry: string;
  /** True if servers print a box. The kernel imports widgets without a box by name. */
  hasBox: boolean;
  /** True if the phone renders parts of it with a runtime. */
  hasView: boolean;
}

/** Widgets without a box, which the kernel imports by name. */
const boxless: ReadonlySet<string> = new Set(['arrival']);

const hasAny = (folder: string, pattern: string): boolean => globSync(pattern, { cwd: folder }).length > 0;

function mountOf(folder: string, name: string): string | undefined {
  return [`${name}.tsx`, `${name}.ts`].find(file => existsSync(join(folder, file)));
}

/** Returns a message for each missing part of a widget's folder. */
function missingParts(path: string, root: string): string[] {
  const name = basename(path);
  const folder = resolve(root, path);
  const parts: [isThere: boolean, sentence: string][] = [
    [mountOf(folder, name) !== undefined, `${name}.tsx or ${name}.ts, whose default export is the widget's mount`],
    [hasAny(folder, '*.test.{ts,tsx}'), `${name}.test.tsx, with what it promises its readers`],
    [boxless.has(name) || existsSync(join(folder, 'box.tsx')), 'box.tsx, which prints the box as a server would'],
    [boxless.has(name) || existsSync(join(folder, 'examples.tsx')), 'examples.tsx, with the states that its box can be in'],
    [boxless.has(name) || existsSync(join(folder, 'table.ts')), 'table.ts, with all that it reads in the markup'],
  ];
  return parts.filter(([isThere]) => !isThere).map(([, sentence]) => `${path} lacks a part: add ${sentence}.`);
}

/** Returns true for files of a view. Boxes are printed by the server only. */
const isView = (file: string): boolean =>
  file.endsWith('.tsx') && !/(^|\/)(box|examples|rendered-[^/]*|.*\.test)\.tsx$/.test(file);

/** Finds widgets by their folders, `widgets/{group}/{name}/`. Throws if a folder lacks a part, and names the part. */
export function widgetFolders(folder = root): WidgetFolder[] {
  // Git leaves empty folders in place.
  const folders = globSync('widgets/*/*/', { cwd: folder, exclude: ['widgets/{shared,package,dist}/**'] }).filter(path =>
    hasAny(resolve(folder, path), '**/*.*'),
  );
  const missing = folders.flatMap(path => missingParts(path, folder));
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return folders
    .map(path => {
      const [, group = ''] = path.split('/');
      const name = basename(path);
      return {
        name,
        group,
        entry: `${path}/${mountOf(resolve(folder, path), name) ?? ''}`,
        hasBox: !boxless.has(name),
        hasView: globSync('**/*.tsx', { cwd: resolve(folder, path) }).some(isView),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const castsVotes = ({ entry }: WidgetFolder, root: string): boolean =>
  globSync(`${dirname(entry)}/**/*.{ts,tsx}`, { cwd: root }).some(file =>
    / from '[./]+\/shared\/votes\/use-/.test(readFileSync(resolve(root, file), 'utf8')),
  );

/** Returns the names of widgets with votes: those that import a hook of `widgets/shared/votes`. */
export const voteWidgets = (folder = root): string[] =>
  widgetFolders(folder)
    .filter(widget => castsVotes(widget, folder))
    .map(({ name }) => name);

/** Returns the value of `VOTES` in shipped scripts: the names, separated by spaces. */
export const writtenVotes = (): string => JSON.stringify(` ${voteWidgets().join(' ')} `);
