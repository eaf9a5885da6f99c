import type { FunctionCalls } from '../../results/sample.ts';
import type { Maps, Place } from '../../sites/maps/places.ts';
import { positionsIn } from '../../sites/maps/positions.ts';

/** A function as V8 counts it: the first range is all of it, those within are blocks that ran more or less often. */
interface FunctionCoverage {
  functionName: string;
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

export interface ScriptCoverage {
  scriptId: string;
  url: string;
  functions: readonly FunctionCoverage[];
}

/** A script's text, and where in its file that begins: an inline script somewhere in a page. */
export interface ScriptText {
  text: string;
  line: number;
  column: number;
}

/** Whether a page has brought the script with it: what the bench and extensions run has no address. */
const isOfPage = ({ url }: ScriptCoverage): boolean => /^https?:/.test(url);

/** Tells where the functions of a script are written, by where they begin in it. */
function placesIn(url: string, { text, line, column }: ScriptText, maps: Maps): (coverage: FunctionCoverage) => Place {
  const inline = maps.nameOfInline(text);
  const positionOf = positionsIn(text);
  return ({ functionName, ranges: [range] }) => {
    const start = range?.startOffset ?? 0;
    const isTopLevel = functionName === '' && start === 0 && range?.endOffset === text.length;
    if (isTopLevel) return maps.locateTopLevel(inline ?? url);
    const position = positionOf(start);
    if (inline) return maps.locate(inline, position, functionName);
    const inFile = { line: line + position.line, column: position.column + (position.line === 0 ? column : 0) };
    return maps.locate(url, inFile, functionName);
  };
}

/** The functions of a page's scripts that were called. `textOf` says what a script's text is, by its number. */
export function functionsCalled(
  scripts: readonly ScriptCoverage[],
  textOf: (scriptId: string) => ScriptText | undefined,
  maps: Maps,
): FunctionCalls[] {
  return scripts.filter(isOfPage).flatMap(({ scriptId, url, functions }) => {
    const placeOf = placesIn(url, textOf(scriptId) ?? { text: '', line: 0, column: 0 }, maps);
    const called = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0));
    return called.map(coverage => ({
      file: new URL(url).pathname,
      ...placeOf(coverage),
      calls: coverage.ranges[0]?.count ?? 0,
      blocks: coverage.ranges.reduce((sum, { count }) => sum + count, 0),
    }));
  });
}
