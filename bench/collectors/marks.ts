import { evaluateBeside } from '../browser/settle.ts';
import type { Visit } from '../browser/visit.ts';
import type { TraceEvent } from './trace-events.ts';

interface MarkArguments {
  data?: { message?: string };
}

/** Writes a mark into the trace that is being recorded. */
export const mark = (visit: Visit, name: string): Promise<unknown> =>
  evaluateBeside(visit, `console.timeStamp(${JSON.stringify(name)})`);

/** When a mark was first made from a moment on, in microseconds of the trace; null where it was not. */
export const firstMark = (mainThread: readonly TraceEvent[], name: string, from = -Infinity): number | null =>
  mainThread.find(
    event => event.ts >= from && event.name === 'TimeStamp' && (event.args as MarkArguments).data?.message === name,
  )?.ts ?? null;

/** When a mark was first made, in microseconds of the trace. Throws where it was not. */
export function markIn(mainThread: readonly TraceEvent[], name: string): number {
  const time = firstMark(mainThread, name);
  if (time === null) throw new Error(`The trace has no mark "${name}".`);
  return time;
}
