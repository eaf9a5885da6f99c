import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type OutputFile, build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapsOfBundle } from './source-maps.ts';

/** Sources in which each word with "marker" occurs once and survives minification. */
const sources = {
  'shared.ts': 'export class Shared {\n  marker_shared = "marker-سلام-shared";\n}',
  'late.ts': 'import { Shared } from "./shared.ts";\nexport const late = new Shared();\nconsole.log("marker-late");',
  'one.ts':
    'import { Shared } from "./shared.ts";\nconsole.log("marker-before");\nconst text = `two\nlines`;\n' +
    'export const load = async (): Promise<unknown> => [await import("./late.ts"), text, "marker-after"];\n' +
    'console.log(new Shared(), import("./late.ts").then(() => "marker-in-arrow"), "marker-last");',
  'other.ts': 'import { Shared } from "./shared.ts";\nconsole.log(new Shared(), "marker-other");',
};

let folder: string;
let shipped: OutputFile[];
let mapped: OutputFile[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-maps-'));
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
  const bundle = async (sourcemap: 'external' | false): Promise<OutputFile[]> => {
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['one.ts', 'other.ts'],
      bundle: true,
      splitting: true,
      minify: true,
      charset: 'utf8',
      format: 'esm',
      write: false,
      outdir: join(folder, 'assets'),
      chunkNames: '[name]-[hash]',
      sourcemap,
    });
    return outputFiles;
  };
  [shipped, mapped] = await Promise.all([bundle(false), bundle('external')]);
});

afterAll(() => rmSync(folder, { recursive: true }));

const markersIn = (text: string): [marker: string, index: number][] =>
  Array.from(text.matchAll(/marker[\w\u0600-\u06ff-]*/g), ({ 0: marker, index }) => [marker, index]);

/** Returns the source text at the position to which a map leads from an index in a script. */
function sourceAt(map: EncodedSourceMap, script: string, index: number): string {
  const before = script.slice(0, index).split('\n');
  const { source, line, column } = originalPositionFor(new TraceMap(map), {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  });
  const text = sources[basename(source ?? '') as keyof typeof sources];
  return text.split('\n')[(line ?? 0) - 1]?.slice(column ?? 0) ?? '';
}

test('every position in a script leads to its source', () => {
  const maps = mapsOfBundle(shipped, mapped, basename);
  const found = shipped.flatMap(({ path, text }) => {
    const map = maps.get(basename(path));
    if (!map) throw new Error(`${path} has no map`);
    return markersIn(text).map(([marker, index]) => {
      // The map points to the literal's quotation mark.
      const isLiteral = /["'`]/.test(text[index - 1] ?? '');
      expect(sourceAt(map, text, index - (isLiteral ? 1 : 0)).replace(/^["'`]/, '')).toMatch(new RegExp(`^${marker}`));
      return marker;
    });
  });
  const all = Object.values(sources).flatMap(text => markersIn(text).map(([marker]) => marker));
  expect(found.toSorted()).toEqual(all.toSorted());
});
