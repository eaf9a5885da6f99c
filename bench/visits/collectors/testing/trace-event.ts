import type { TraceEvent } from '../trace.ts';

/** Returns a trace event with defaults for all other properties. */
export const traceEvent = (name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name, cat: '', ph: 'X', ts: 0, pid: 1, tid: 1, args: {}, ...more,
});
