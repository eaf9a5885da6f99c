import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { freshFolder } from '../test/fresh-folder.ts';
import { root } from './paths.ts';
import { isStale } from './staleness.ts';

const sources = ['kernel', 'widgets', 'styles', 'fixtures', 'scripts', 'package.json', 'tsconfig.json'];

const { at } = freshFolder();

/** Returns the folder with the last build. If that is out of date, builds a copy of the sources. */
function builtFolder(): string {
  if (!isStale()) return resolve(root, 'dist/preact');
  for (const source of sources) cpSync(resolve(root, source), at(source), { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), at('node_modules'));
  const program = 'import { buildFlavour } from "./scripts/build/build-flavour.ts"; await buildFlavour("preact");';
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: at(), stdio: 'pipe' });
  return at('dist/preact');
}

interface Word {
  word: string;
  source: string;
  /** Text of the source to which the map leads, without its quotation mark. */
  written: string;
}

/** Returns the quoted words of a script, without those of libraries and those that the build alone writes. */
function wordsIn(script: string, map: TraceMap): Word[] {
  const words = script.split('\n').flatMap((text, index) =>
    Array.from(text.matchAll(/"([a-z][\w-]{5,})"/gi), ({ 1: word = '', index: column }): Word => {
      const place = originalPositionFor(map, { line: index + 1, column });
      const lines = map.sourcesContent?.[map.sources.indexOf(place.source)]?.split('\n') ?? [];
      const written = lines[(place.line ?? 0) - 1]?.slice(place.column ?? 0).replace(/^['"`]/, '') ?? '';
      return { word, source: place.source ?? '', written };
    }),
  );
  return words.filter(({ source }) => map.sources.length > 0 && /^(kernel\/|widgets\/|$)/.test(source));
}

/** Words in helpers of esbuild, and sources of which the build replaces words. */
const helpers = ['Arguments', 'Object', 'function', 'return', 'string'];
const replaced = ['widgets/shared/island/add-sentences.ts', 'widgets/shared/playback/worker-address.ts'];

test('every script of a build has a map, which leads from each word in quotes to its source', { timeout: 120_000 }, () => {
  const folder = builtFolder();
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const { files } = JSON.parse(read('manifest.json')) as { files: object };
  // The worker comes unchanged from its package.
  const scripts = Object.keys(files).filter(path => path.endsWith('.js') && !/stream-worker/.test(path));
  const mapped = globSync('**/*.map', { cwd: join(folder, 'maps') }).map(path => path.replace(/\.map$/, ''));
  expect(mapped.toSorted()).toEqual([...scripts, 'first-paint.js'].toSorted());

  const maps = mapped.map(path => [path, JSON.parse(read(`maps/${path}.map`)) as EncodedSourceMap] as const);
  const names = maps.flatMap(([, map]) => map.sources);
  expect(names.filter(name => !name || /^\/|\.\.|\?|:|node_modules/.test(name))).toEqual([]);
  expect(names).toContain('preact/src/render.js');

  const served = maps.filter(([path]) => scripts.includes(path));
  const words = served.flatMap(([path, map]) => wordsIn(read(`assets/${path}`), new TraceMap(map)));
  expect(words.length).toBeGreaterThan(1500);
  const lost = words.filter(({ word, written }) => !written.startsWith(word));
  expect(lost.filter(({ word, source }) => !(source === '' ? helpers.includes(word) : replaced.includes(source)))).toEqual([]);
});
