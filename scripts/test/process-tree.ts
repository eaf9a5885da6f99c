import { spawnSync } from 'node:child_process';

/** Each process of this machine as [its id, its parent's]; none where there is no `ps`. */
function processes(): [id: number, parent: number][] {
  const { error, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  if (error) return [];
  return Array.from(stdout.matchAll(/^ *(\d+) +(\d+) *$/gm), ([, id, parent]) => [Number(id), Number(parent)]);
}

/** Ids of a process and of all that it has started, directly or not, also in process groups of their own. */
export function processTree(root: number): number[] {
  const childrenOf = Map.groupBy(processes(), ([, parent]) => parent);
  const treeBelow = (id: number): number[] => [
    id,
    ...(childrenOf.get(id) ?? []).flatMap(([child]) => treeBelow(child)),
  ];
  return treeBelow(root);
}
