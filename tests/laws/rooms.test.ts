import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/build/paths.ts';
import { importsIn, roomCircles } from '../../scripts/lint/room-circles.ts';

// In which order rooms build on each other is said where there is an order, in scripts/lint/layers.ts, and held by
// oxlint. That no rooms import each other in a circle holds everywhere.

test('folders and files have no import cycles', () => {
  expect(roomCircles(importsIn(root))).toEqual([]);
});

/** The circles of a repository with these files. */
function circlesOf(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-rooms-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const circles = roomCircles(importsIn(folder));
  rmSync(folder, { recursive: true });
  return circles.map(({ rooms }) => rooms.join(' '));
}

describe('a circle is found', () => {
  test('between folders whose files have none, type imports and dynamic imports included', () => {
    const planted = {
      'widgets/one/a.ts': "import type { B } from '../two/b.ts';",
      'widgets/one/c.ts': '',
      'widgets/two/b.ts': "export const later = () => import('../three/c.ts');",
      'widgets/three/c.ts': "export { c } from '../one/c.ts';",
    };
    expect(circlesOf(planted)).toEqual(['widgets/one widgets/three widgets/two']);
  });

  test('between folders in a folder', () => {
    const planted = { 'bench/in/one/a.ts': "import '../two/b.ts';", 'bench/in/two/b.ts': "import '../one/deep/c.ts';" };
    expect(circlesOf(planted)).toEqual(['bench/in/one bench/in/two']);
  });

  test('between a folder and a file beside it', () => {
    expect(circlesOf({ 'kernel/a.ts': "import './in/b.ts';", 'kernel/in/b.ts': "import '../a.ts';" })).toEqual(['kernel/a.ts kernel/in']);
  });
});

test('folders may import each other in one direction, and tests may import all', () => {
  const files = {
    'kernel/one/a.ts': "import '../two/b.ts';",
    'kernel/two/b.ts': "import './c.ts';",
    'kernel/two/b.test.ts': "import '../one/a.ts';",
  };
  expect(circlesOf(files)).toEqual([]);
});
