import type { TraceEvent } from '../trace.ts';

/** An event of a trace, with what matters about it. */
export const traceEvent = (name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name, cat: '', ph: 'X', ts: 0, pid: 1, tid: 1, args: {}, ...more,
});
