import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Creates a new folder before each test of a file, and deletes it afterwards. */
export function freshFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dakkeh-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...path: string[]): string => join(folder, ...path);
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
