import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder for each test of a file: empty when it begins, gone when it ends. */
export function freshFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dakkeh-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...path: string[]): string => join(folder, ...path);
  return {
    /** The folder, or a path in it. */
    at,
    /** Writes a file in it, in folders that need not be there. */
    write: (path: string, text = ''): void => {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    },
  };
}
