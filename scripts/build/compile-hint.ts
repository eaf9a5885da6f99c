import type { EncodedSourceMap } from '@jridgewell/trace-mapping';

/**
 * Asks browsers to compile all functions of a file together, while it is fetched and beside the main thread, not each
 * one on it when it is first called. Chromium does from 136 on; to others it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** A script of which nearly all functions are called, with the hint that says so. */
export const withCompileHint = (script: string): string => hint + script;

/** Tells if two scripts differ to readers' browsers: the hint is a comment that the names of files do not show. */
export const differByHint = (one: Uint8Array, other: Uint8Array): boolean =>
  String(one).replace(hint, '') === String(other).replace(hint, '');

/** The map of such a script. */
export const mapWithCompileHint = (map: EncodedSourceMap): EncodedSourceMap => ({ ...map, mappings: `;${map.mappings}` });
