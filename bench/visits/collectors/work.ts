import type { Figures } from '../../results/metrics.ts';
import type { ForcedLayout } from '../../results/sample.ts';
import type { Maps } from '../../sites/maps/places.ts';
import { frameToBlame } from './callers.ts';
import type { TraceEvent, TraceFrame } from './trace.ts';

interface WorkArguments {
  elementCount?: number;
  beginData?: { stackTrace?: TraceFrame[] };
}

const forcible: Readonly<Record<string, ForcedLayout['kind']>> = { UpdateLayoutTree: 'style', Layout: 'layout' };

export function workFigures(mainThread: readonly TraceEvent[]): Figures {
  const styled = mainThread.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    styled: styled.reduce((sum, { args }) => sum + ((args as WorkArguments).elementCount ?? 0), 0),
    compiled: mainThread.filter(({ name }) => /^v8\.compile(Module)?$/.test(name)).length,
  };
}

/** Returns layouts and style recalculations that scripts forced, by source, the most expensive first. */
export function forcedLayoutsOf(mainThread: readonly TraceEvent[], maps: Maps): ForcedLayout[] {
  const found = new Map<string, ForcedLayout>();
  for (const { name, args, tdur = 0 } of mainThread) {
    const kind = forcible[name];
    const frame = frameToBlame((args as WorkArguments).beginData?.stackTrace ?? []);
    if (!kind || !frame) continue;
    const { url, lineNumber, columnNumber, functionName } = frame;
    const place = maps.locate(url, { line: lineNumber - 1, column: columnNumber - 1 }, functionName);
    const known = found.get(`${kind} ${place.source}`) ?? { kind, ...place, count: 0, time: 0 };
    found.set(`${kind} ${place.source}`, { ...known, count: known.count + 1, time: known.time + tdur / 1000 });
  }
  return [...found.values()].sort((one, other) => other.time - one.time);
}
