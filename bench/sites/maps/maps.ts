import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type EncodedSourceMap, originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Manifest } from '../../../scripts/build/manifest.ts';
import { BenchFailure } from '../../failure.ts';
import { functionNamesIn } from './function-names.ts';
import { type Maps, pathOf, scriptPlaces } from './places.ts';

const firstPaint = 'first-paint.js';

/** Of a script below assets/; its name alone where it has no other. */
const nameBelowAssets = (script: string): string => pathOf(script).replace(/^.*\/assets\//, '');

const withoutEnding = (path: string): string => basename(path).replace(/(-[A-Z2-7]{8})?\.\w+$/, '');

/** The source that a script is called after, or that which its others were bundled for. */
function mainSource({ sources }: TraceMap, script: string): string {
  const named = sources.find(source => withoutEnding(source ?? '') === withoutEnding(script));
  return named ?? sources.at(-1) ?? script;
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Throws a BenchFailure where the file holds something else than JSON. */
function readJson(file: string): unknown {
  const text = read(file);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    throw new BenchFailure(`${file} is broken: build again.`);
  }
}

/** Does what is asked once for each argument. */
function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return key => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as Value;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

/** Names of the functions of the sources of a map. */
const namesOf = (map: TraceMap): ((source: string) => ReturnType<typeof functionNamesIn> | undefined) =>
  remember(source => {
    const content = sourceContentFor(map, source);
    return content === null ? undefined : functionNamesIn(source, content);
  });

/**
 * The maps of a build, whose folder (such as `dist/preact/maps`) is given. Without one, or where it has no map of a
 * script, places stay where they are in their script. Throws a BenchFailure where a file is broken.
 */
export function openMaps(folder: string): Maps {
  const mapOf = remember(script => {
    const map = readJson(resolve(folder, `${nameBelowAssets(script)}.map`));
    if (map === undefined) return undefined;
    const trace = new TraceMap(map as EncodedSourceMap);
    return { trace, names: namesOf(trace) };
  });
  const manifest = readJson(resolve(folder, '../manifest.json'));
  const firstPaintText = (manifest as Manifest | undefined)?.firstPaint;

  return {
    locate(script, position, given) {
      const own = scriptPlaces.locate(script, position, given);
      const map = mapOf(script);
      if (!map) return own;
      const origin = originalPositionFor(map.trace, { line: position.line + 1, column: position.column });
      if (origin.source === null) return own;
      const name = map.names(origin.source)?.(origin.line - 1, origin.column);
      return { source: `${origin.source}:${origin.line}`, name: name ?? own.name };
    },
    locateTopLevel(script) {
      const own = scriptPlaces.locateTopLevel(script);
      const map = mapOf(script);
      return map ? { ...own, source: mainSource(map.trace, script) } : own;
    },
    nameOfInline: text => (text === firstPaintText ? firstPaint : undefined),
  };
}
