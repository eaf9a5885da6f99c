import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

/** A script, and where each part of it comes from. */
export interface Script {
  text: string;
  map: EncodedSourceMap;
}

const passes = 3;

/** Characters from which a script is a library's, more or less: it would take seconds, and is left as it is. */
const most = 50_000;

/** Version and settings of the minifier: others make other files of the same sources. */
export const minifierVersion = `terser ${terser.version}, ${passes} passes over ${most} characters at most`;

/**
 * Makes a minified script smaller yet, by some 5 %: esbuild leaves functions and constants that are used once where
 * they are. Nothing that changes what a script does, however unlikely, is asked for.
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
