import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

/** A script, and where each part of it comes from. */
export interface Script {
  text: string;
  map: EncodedSourceMap;
}

const passes = 3;

/** What scripts are made smaller by, and how often it goes over them: another one makes other files. */
export const shrunkBy = `terser ${terser.version}, ${passes} passes`;

/**
 * Makes a minified script smaller yet, by some 5 %: esbuild leaves functions and constants that are used once where
 * they are. Nothing that changes what a script does, however unlikely, is asked for.
 */
export async function shrink({ text, map }: Script, isModule = true): Promise<Script> {
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
