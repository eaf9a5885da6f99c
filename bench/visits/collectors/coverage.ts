import type { CDPSession } from '@playwright/test';
import { BenchFailure } from '../../failure.ts';
import type { FunctionCalls } from '../../results/sample.ts';
import { type Maps, positionsIn, type SourcePosition } from '../../sites/maps/places.ts';
import { sumOf } from '../../statistics/median.ts';
import { isOfPage } from './callers.ts';

/** V8's counts of a function: the first range is the whole function, others are blocks with a different count. */
interface FunctionCoverage {
  functionName: string;
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

export interface ScriptCoverage {
  scriptId: string;
  url: string;
  functions: readonly FunctionCoverage[];
}

/** A script's text and its start in the file; inline scripts start within a page. */
interface ScriptText {
  text: string;
  line: number;
  column: number;
}

/** Returns a function that finds the source of a script's functions. */
function placesIn(
  url: string,
  { text, line, column }: ScriptText,
  maps: Maps,
): (coverage: FunctionCoverage) => SourcePosition {
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

/** Returns the called functions of a page's scripts. `textOf` returns a script's text by its id. */
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
      blocks: sumOf(coverage.ranges, ({ count }) => count),
    }));
  });
}

/** Function called before each report. If the report lacks it, the counting does not work. */
const canary = 'countedByTheBench';

interface ParsedScript {
  scriptId: string;
  startLine: number;
  startColumn: number;
}

/** Finds the position of each script in its page: enabling the debugger reports all existing scripts. */
async function findScripts(session: CDPSession): Promise<Map<string, ParsedScript>> {
  const found = new Map<string, ParsedScript>();
  const note = (script: ParsedScript): void => void found.set(script.scriptId, script);
  session.on('Debugger.scriptParsed', note);
  await session.send('Debugger.enable');
  session.off('Debugger.scriptParsed', note);
  return found;
}

async function readTexts(session: CDPSession, scripts: readonly ScriptCoverage[]): Promise<Map<string, ScriptText>> {
  const found = await findScripts(session);
  const texts = new Map<string, ScriptText>();
  for (const { scriptId } of scripts) {
    const script = found.get(scriptId);
    if (!script) continue;
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
    texts.set(scriptId, { text: scriptSource, line: script.startLine, column: script.startColumn });
  }
  await session.send('Debugger.disable');
  return texts;
}

async function takeCoverage(session: CDPSession): Promise<ScriptCoverage[]> {
  await session.send('Runtime.evaluate', { expression: `(function ${canary}() {})()` });
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const isCanary = ({ functionName }: { functionName: string }): boolean => functionName === canary;
  const count = result.flatMap(({ functions }) => functions).find(isCanary)?.ranges[0]?.count;
  if (count !== 1) throw new BenchFailure('The browser counts no calls: use the Chromium that "npm test" uses.');
  return result;
}

/**
 * Counts exactly the calls of all functions of a page's scripts, and the blocks that run. Start it before the page
 * opens. Counting slows scripts down, so do not time anything meanwhile. Returns a function that reports the functions
 * called since the start or the last report; it throws a BenchFailure if the browser counts nothing.
 */
export async function startCoverage(session: CDPSession) {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async (maps: Maps) => {
    const scripts = (await takeCoverage(session)).filter(({ url }) => url !== '');
    const texts = await readTexts(session, scripts);
    const functions = functionsCalled(scripts, scriptId => texts.get(scriptId), maps);
    const [calls, blocks] = [sumOf(functions, one => one.calls), sumOf(functions, one => one.blocks)];
    return { figures: { calls, blocks }, functions };
  };
}
