import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../scripts/build/paths.ts';

// scripts/lint/layers.ts defines the order of folders that have one, and oxlint checks that. This test finds cycles
// between all folders.

/** A file and one of its imports: static, dynamic or type-only. */
type Import = readonly [from: string, to: string];

/** Tests, which may import everything, and the bench's peers, which are separate projects. */
const leftOut = /\.test\.tsx?$|\/testing\/|^bench\/peers\//;

/** Returns the imports of our own modules in a source. */
function importsOf([file, text]: readonly [file: string, text: string]): Import[] {
  if (leftOut.test(file)) return [];
  const ours = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName).filter(name => name.startsWith('.'));
  return ours.map(name => [file, join(dirname(file), name)]);
}

/** Returns the two folders or files that an import connects, directly below their common folder. */
function foldersOf([from, to]: Import): Import {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]) + 1;
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')];
}

/** Returns folders, or files next to them, that import each other in a cycle, with one import for each step of it. */
function cyclesIn(sources: readonly (readonly [file: string, text: string])[]): Record<string, string[]> {
  /** Folder → imported folder → the import. */
  const edges = new Map<string, Map<string, string>>();
  for (const one of sources.flatMap(importsOf)) {
    const [from, to] = foldersOf(one);
    edges.set(from, (edges.get(from) ?? new Map<string, string>()).set(to, one.join(' → ')));
  }

  function reachable(folder: string, seen = new Set<string>()): Set<string> {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (!seen.has(next)) reachable(next, seen.add(next));
    }
    return seen;
  }

  const cycles: Record<string, string[]> = {};
  for (const folder of edges.keys()) {
    const folders = [...reachable(folder)].filter(other => reachable(other).has(folder)).sort();
    if (folders.length === 0) continue;
    const within = folders.flatMap(one => [...(edges.get(one) ?? [])].filter(([to]) => folders.includes(to)));
    cycles[folders.join(' ')] = within.map(([, by]) => by);
  }
  return cycles;
}

test('folders and files have no import cycles', () => {
  const files = globSync('{kernel,widgets,scripts,fixtures,bench}/**/*.{ts,tsx}', { cwd: root });
  expect(cyclesIn(files.map(file => [file, readFileSync(resolve(root, file), 'utf8')]))).toEqual({});
});

test.each<[what: string, files: Readonly<Record<string, string>>, cycles: string[]]>([
  [
    'between folders whose files have no cycle, through type imports and dynamic imports',
    {
      'widgets/one/a.ts': "import type { B } from '../two/b.ts';",
      'widgets/one/c.ts': '',
      'widgets/two/b.ts': "export const later = () => import('../three/c.ts');",
      'widgets/three/c.ts': "export { c } from '../one/c.ts';",
    },
    ['widgets/one widgets/three widgets/two'],
  ],
  [
    'between nested folders',
    { 'bench/in/one/a.ts': "import '../two/b.ts';", 'bench/in/two/b.ts': "import '../one/deep/c.ts';" },
    ['bench/in/one bench/in/two'],
  ],
  [
    'between a folder and a file beside it',
    { 'kernel/a.ts': "import './in/b.ts';", 'kernel/in/b.ts': "import '../a.ts';" },
    ['kernel/a.ts kernel/in'],
  ],
  [
    'but not for one-way imports and imports by tests',
    { 'kernel/one/a.ts': "import '../two/b.ts';", 'kernel/two/b.ts': "import './c.ts';", 'kernel/two/b.test.ts': "import '../one/a.ts';" },
    [],
  ],
])('a cycle is found %s', (_, files, cycles) => {
  expect(Object.keys(cyclesIn(Object.entries(files)))).toEqual(cycles);
});
