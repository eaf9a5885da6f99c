import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A file, and one that it imports: when it runs, later, or for a type alone. */
type Import = readonly [from: string, to: string];

interface Cycle {
  /** Members that import each other in a cycle: folders, and files that stand beside them. */
  folders: string[];
  /** For each way from one to another, an import that goes it. */
  imports: string[];
}

/** Tests see everything; what peers of the bench are made of are projects of their own. */
const leftOut = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**', 'bench/peers/**'];

/** The imports among the sources of a repository. */
export function importsIn(root: string): Import[] {
  const sources = '{kernel,widgets,scripts,fixtures,bench}/**/*.{ts,tsx}';
  return globSync(sources, { cwd: root, exclude: leftOut }).flatMap(file => {
    const { importedFiles } = ts.preProcessFile(readFileSync(resolve(root, file), 'utf8'));
    const ours = importedFiles.map(({ fileName }) => fileName).filter(name => name.startsWith('.'));
    return ours.map((name): Import => [file, join(dirname(file), name)]);
  });
}

/** The two that an import joins, in the one folder that both are in. */
function foldersOf([from, to]: Import): Import {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]) + 1;
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')];
}

/** The import cycles among folders and files, each once: of types and of what is loaded later, too. */
export function folderCycles(imports: readonly Import[]): Cycle[] {
  /** Folder → those that it imports → by which import. */
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
