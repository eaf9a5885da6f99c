import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A file and one of its imports: static, dynamic or type-only. */
type Import = readonly [from: string, to: string];

interface Cycle {
  /** Folders, or files next to them, that import each other in a cycle. */
  folders: string[];
  /** One import for each step of the cycle. */
  imports: string[];
}

/** Ignores tests, which may import everything, and the bench's peers, which are separate projects. */
const leftOut = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**', 'bench/peers/**'];

/** Returns the imports between the sources of a repository. */
export function importsIn(root: string): Import[] {
  const sources = '{kernel,widgets,scripts,fixtures,bench}/**/*.{ts,tsx}';
  return globSync(sources, { cwd: root, exclude: leftOut }).flatMap(file => {
    const { importedFiles } = ts.preProcessFile(readFileSync(resolve(root, file), 'utf8'));
    const ours = importedFiles.map(({ fileName }) => fileName).filter(name => name.startsWith('.'));
    return ours.map((name): Import => [file, join(dirname(file), name)]);
  });
}

/** Returns the two folders or files that an import connects, directly below their common folder. */
function foldersOf([from, to]: Import): Import {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]) + 1;
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')];
}

/** Returns the import cycles among folders and files, each once, including type and dynamic imports. */
export function folderCycles(imports: readonly Import[]): Cycle[] {
  /** Folder → imported folder → the import. */
  const edges = new Map<string, Map<string, string>>();
  for (const one of imports) {
    const [from, to] = foldersOf(one);
    edges.set(from, (edges.get(from) ?? new Map<string, string>()).set(to, one.join(' → ')));
  }

  function reachable(folder: string, seen = new Set<string>()): Set<string> {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (!seen.has(next)) reachable(next, seen.add(next));
    }
    return seen;
  }

  const cycles = new Map<string, Cycle>();
  for (const folder of edges.keys()) {
    const folders = [...reachable(folder)].filter(other => reachable(other).has(folder)).sort();
    if (folders.length === 0) continue;
    const within = folders.flatMap(one => [...(edges.get(one) ?? [])].filter(([to]) => folders.includes(to)));
    cycles.set(folders.join(), { folders, imports: within.map(([, by]) => by) });
  }
  return [...cycles.values()];
}
