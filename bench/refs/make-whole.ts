import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** What processes that were killed in the middle have left. */
function removeUnfinished(folder: string): void {
  for (const name of globSync(`${basename(folder)}.*`, { cwd: dirname(folder) })) {
    if (!isRunning(Number(name.split('.').at(-1)))) rmSync(resolve(dirname(folder), name), { recursive: true, force: true });
  }
}

/** Puts the folder at its place; whoever has made the same meanwhile was as good. */
function finish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Makes a folder as a whole or not at all: it is made under another name and then gets its own. One that is there
 * already stays as it is. Throws what making it throws, and leaves nothing then.
 */
export function makeWhole(folder: string, make: (unfinished: string) => void): void {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  removeUnfinished(folder);
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  try {
    make(unfinished);
    finish(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
