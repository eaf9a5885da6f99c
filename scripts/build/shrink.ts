import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

/** A script with its source map. */
export interface Script {
  text: string;
  map: EncodedSourceMap;
}

const passes = 3;

/** Maximum size of scripts to minify further. Larger ones are mostly libraries and would take seconds. */
const most = 50_000;

/** Version and settings of the minifier, which determine the output. */
export const minifierVersion = `terser ${terser.version}, ${passes} passes over ${most} characters at most`;

/**
 * Minifies a script further by about 5 %: esbuild does not inline functions and constants that are used once. Uses only
 * safe options that do not change behaviour.
 */
export async function shrink(script: Script, isModule = true): Promise<Script> {
  const { text, map } = script;
  if (text.length > most) return script;
  const { code, map: shrunk } = await minify(text, {
    module: isModule,
    ecma: 2020,
    compress: { passes },
    format: { comments: false },
    sourceMap: { content: { ...map, names: [...map.names], sources: map.sources.map(String) }, asObject: true },
  });
  if (code === undefined || typeof shrunk !== 'object') throw new Error('A script could not be made smaller');
  return { text: code, map: shrunk as EncodedSourceMap };
}
