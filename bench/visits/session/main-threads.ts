import type { TraceEvent } from '../collectors/trace.ts';

interface Commit {
  data?: { url?: string };
}

/** Whether a thread shows a page of the web with this: the browser has main threads for its own windows, too. */
const isCommit = ({ name, args }: TraceEvent): boolean =>
  name === 'CommitLoad' && /^https?:/.test((args as Commit).data?.url ?? '');

/** Milliseconds that the main threads of all pages ran in tasks that began in a span of trace time, in microseconds. */
export function mainThreadsTime(events: readonly TraceEvent[], from: number, to: number): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const threads = new Set(events.filter(isCommit).map(threadOf));
  const tasks = events.filter(
    event => event.name === 'RunTask' && event.ts >= from && event.ts < to && threads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of a main thread: nothing was measured.');
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
