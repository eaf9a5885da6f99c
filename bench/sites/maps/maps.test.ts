import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { readMap, writeMaps } from '../../../scripts/build/source-maps.ts';
import { BenchFailure } from '../../failure.ts';
import { openMaps } from './maps.ts';
import { type Maps, positionsIn, scriptPlaces, type SourcePosition } from './places.ts';

let folder: string;
let script: string;
let maps: Maps;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-maps-'));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['widgets/lists/tabs/tabs.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'assets',
    sourcemap: 'external',
  });
  const [map, file] = outputFiles;
  if (!map || !file) throw new Error('There is nothing to look into');
  script = file.text;
  await writeMaps(resolve(folder, 'maps'), new Map([['AAAAAAAA/tabs.js', readMap(map)]]));
  writeFileSync(resolve(folder, 'manifest.json'), JSON.stringify({ firstPaint: 'document.body.className="_s"' }));
  maps = openMaps(resolve(folder, 'maps'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const locate = (text: string, address = 'http://localhost:1/assets/AAAAAAAA/tabs.js?again'): SourcePosition =>
  maps.locate(address, positionsIn(script)(script.indexOf(text)), 'q');

describe('with the maps of a build', () => {
  test('locate returns the source of a place and the name of its function', () => {
    const { source, name } = locate('"ArrowLeft"');
    expect(source).toMatch(/^widgets\/lists\/tabs\/tabs\.ts:\d+$/);
    expect(name).toBe('tabAfter');
  });

  test('locate accepts paths and addresses, whatever the folder of the assets', () => {
    expect(locate('"ArrowLeft"', '/news/assets/AAAAAAAA/tabs.js')).toEqual(locate('"ArrowLeft"'));
  });

  test('locateTopLevel returns the source that has the script\'s name', () => {
    expect(maps.locateTopLevel('/assets/AAAAAAAA/tabs.js')).toEqual({
      source: 'widgets/lists/tabs/tabs.ts',
      name: '(top level)',
    });
  });

  test('nameOfInline recognises the first-paint script by its text', () => {
    expect(maps.nameOfInline('document.body.className="_s"')).toBe('first-paint.js');
    expect(maps.nameOfInline('document.body.className="_l"')).toBeUndefined();
  });

  test('a broken map is reported with a message', () => {
    mkdirSync(resolve(folder, 'maps/BBBBBBBB'));
    writeFileSync(resolve(folder, 'maps/BBBBBBBB/poll.js.map'), '{"version":3,');
    expect(() => maps.locateTopLevel('/assets/BBBBBBBB/poll.js')).toThrow(BenchFailure);
    expect(() => maps.locateTopLevel('/assets/BBBBBBBB/poll.js')).toThrow(/poll\.js\.map is broken: build again\.$/);
  });
});

test.each([
  ['of another address', () => maps],
  ['of a build without maps', () => openMaps(resolve(folder, 'older/maps'))],
  ['of no build', () => scriptPlaces],
])('a script %s stays where it is, under the name that the browser has for it', (_, open) => {
  const address = 'https://example.com/scripts/menu.js';
  expect(open().locate(address, { line: 0, column: 11 }, 'open')).toEqual({ source: '/scripts/menu.js:1:12', name: 'open' });
  expect(open().locate(address, { line: 2, column: 0 }).name).toBe('anonymous');
  expect(open().locateTopLevel(address)).toEqual({ source: '/scripts/menu.js', name: '(top level)' });
  expect(open().nameOfInline('')).toBeUndefined();
});
