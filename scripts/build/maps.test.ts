import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from './paths.ts';
import { isStale } from './staleness.ts';

vi.setConfig({ testTimeout: 120_000 });

const sources = ['kernel', 'widgets', 'styles', 'fixtures', 'scripts', 'package.json', 'tsconfig.json'];
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })));

interface Built {
  manifest: { files: Record<string, unknown>; kernel: string; widgets: Record<string, { file: string }> };
  /** Path of a script below assets/ → its source map. */
  maps: Map<string, EncodedSourceMap>;
  textOf: (path: string) => string;
}

/** Reads the build of the shipped flavour in a folder. */
function builtIn(folder: string): Built {
  const read = (path: string): string => readFileSync(join(folder, 'dist/preact', path), 'utf8');
  const maps = globSync('**/*.map', { cwd: join(folder, 'dist/preact/maps') }).sort();
  return {
    manifest: JSON.parse(read('manifest.json')) as Built['manifest'],
    maps: new Map(maps.map(path => [path.slice(0, -'.map'.length), JSON.parse(read(`maps/${path}`)) as EncodedSourceMap])),
    textOf: path => read(`assets/${path}`),
  };
}

/** Builds the shipped flavour in a copy of the sources. */
function buildElsewhere(prefix: string): Built {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.push(folder);
  for (const source of sources) cpSync(resolve(root, source), join(folder, source), { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  const program = 'import { buildFlavour } from "./scripts/build/build-flavour.ts"; await buildFlavour("preact");';
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'pipe' });
  return builtIn(folder);
}

/** Finds the source position of the first occurrence of a text in a script. */
function originOf(text: string, path: string, { maps, textOf }: Built): unknown {
  const before = (textOf(path).split(text)[0] ?? '').split('\n');
  const map = new TraceMap(maps.get(path) ?? '');
  const { source, line } = originalPositionFor(map, { line: before.length, column: before.at(-1)?.length ?? 0 });
  const content = map.sourcesContent?.[map.sources.indexOf(source)];
  return [source, content?.split('\n')[(line ?? 0) - 1]];
}

/** Returns the last build if it is up to date; else a new one. */
const built = (): Built => (isStale() ? buildElsewhere('dakkeh-') : builtIn(root));

test('every script of a build has a map to its sources', () => {
  const one = built();
  const { files, kernel, widgets } = one.manifest;
  // The worker comes unchanged from its package.
  const scripts = Object.keys(files).filter(path => path.endsWith('.js') && !/stream-worker/.test(path));
  expect([...one.maps.keys()].toSorted()).toEqual([...scripts, 'first-paint.js'].toSorted());
  const names = [...one.maps.values()].flatMap(map => map.sources);
  expect(names.filter(name => !name || /^\/|\.\.|\?|:|node_modules/.test(name))).toEqual([]);
  expect(names).toContain('preact/src/render.js');
  for (const [text, path, source] of [
    ['"prerenderingchange"', kernel, 'kernel/boot.ts'],
    ['"ArrowLeft"', widgets.tabs?.file ?? '', 'widgets/lists/tabs/tabs.ts'],
  ] as const) {
    const line = expect.stringContaining(text.slice(1, -1)) as string;
    expect(originOf(text, path, one)).toEqual([source, line]);
  }
});
