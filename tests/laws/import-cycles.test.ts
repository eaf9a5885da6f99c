import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/build/paths.ts';
import { importsIn, folderCycles } from '../../scripts/lint/import-cycles.ts';

// scripts/lint/layers.ts defines the order of folders that have one, and oxlint checks that. This test finds cycles
// between all folders.

test('folders and files have no import cycles', () => {
  expect(folderCycles(importsIn(root))).toEqual([]);
});

/** Returns the cycles in a repository with these files. */
function cyclesOf(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-folders-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const cycles = folderCycles(importsIn(folder));
  rmSync(folder, { recursive: true });
  return cycles.map(({ folders }) => folders.join(' '));
}

describe('a cycle is found', () => {
  test('between folders whose files have no cycle, through type imports and dynamic imports', () => {
    const planted = {
      'widgets/one/a.ts': "import type { B } from '../two/b.ts';",
      'widgets/one/c.ts': '',
      'widgets/two/b.ts': "export const later = () => import('../three/c.ts');",
      'widgets/three/c.ts': "export { c } from '../one/c.ts';",
    };
    expect(cyclesOf(planted)).toEqual(['widgets/one widgets/three widgets/two']);
  });

  test('between nested folders', () => {
    const planted = { 'bench/in/one/a.ts': "import '../two/b.ts';", 'bench/in/two/b.ts': "import '../one/deep/c.ts';" };
    expect(cyclesOf(planted)).toEqual(['bench/in/one bench/in/two']);
  });

  test('between a folder and a file beside it', () => {
    expect(cyclesOf({ 'kernel/a.ts': "import './in/b.ts';", 'kernel/in/b.ts': "import '../a.ts';" })).toEqual(['kernel/a.ts kernel/in']);
  });
});

test('one-way imports between folders and imports by tests are no cycles', () => {
  const files = {
    'kernel/one/a.ts': "import '../two/b.ts';",
    'kernel/two/b.ts': "import './c.ts';",
    'kernel/two/b.test.ts': "import '../one/a.ts';",
  };
  expect(cyclesOf(files)).toEqual([]);
});
