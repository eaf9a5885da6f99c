import { evaluateBeside } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import { threadFrom, type TraceEvent } from './trace-events.ts';

interface MarkArguments {
  data?: { message?: string };
}

/** Writes a mark into the trace that is being recorded. */
export const mark = (visit: Visit, name: string): Promise<unknown> =>
  evaluateBeside(visit, `console.timeStamp(${JSON.stringify(name)})`);

const isMark = ({ name, args }: TraceEvent, message: string): boolean =>
  name === 'TimeStamp' && (args as MarkArguments).data?.message === message;

/** When a mark was first made from a moment on, in microseconds of the trace; null where it was not. */
export const firstMark = (mainThread: readonly TraceEvent[], name: string, from = -Infinity): number | null =>
  mainThread.find(event => event.ts >= from && isMark(event, name))?.ts ?? null;

const missing = (name: string): Error => new Error(`The trace has no mark "${name}".`);

/** When a mark was first made, in microseconds of the trace. Throws where it was not. */
export function markIn(mainThread: readonly TraceEvent[], name: string): number {
  const time = firstMark(mainThread, name);
  if (time === null) throw missing(name);
  return time;
}

/** The events of the thread that made a mark, from then on. Throws where none did. */
export function threadFromMark(events: readonly TraceEvent[], name: string): TraceEvent[] {
  const start = events.find(event => isMark(event, name));
  if (!start) throw missing(name);
  return threadFrom(events, start);
}
