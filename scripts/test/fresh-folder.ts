import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

const create = (): string => mkdtempSync(join(tmpdir(), 'dakkeh-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function pathsIn(folder: () => string) {
  const at = (...path: string[]): string => join(folder(), ...path);
  return {
    /** Returns the folder, or a path in it. */
    at,
    /** Writes a file in the folder, and creates missing parent folders. */
    write: (path: string, text = ''): void => {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    },
  };
}

/** Creates a new folder before each test of a file, and deletes it afterwards. */
export function freshFolder() {
  let folder = '';
  beforeEach(() => {
    folder = create();
  });
  afterEach(() => remove(folder));
  return pathsIn(() => folder);
}

/** Creates a folder for all tests of a file, and deletes it after them. */
export function sharedFolder() {
  const folder = create();
  afterAll(() => remove(folder));
  return pathsIn(() => folder);
}
