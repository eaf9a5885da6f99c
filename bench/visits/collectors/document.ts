import type { Visit } from '../../browser/visit.ts';
import type { Figures } from '../../results/metrics.ts';
import type { Holding } from '../../results/sample.ts';
import type { Locate } from './locate.ts';

/** Bytes between two samples: what is smaller is seen by chance. */
const interval = 4096;

interface ProfileNode {
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  selfSize: number;
  children: ProfileNode[];
}

/** Notes from now on who allocates what is not collected again. */
export async function watchHeap({ cdp }: Visit): Promise<void> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.startSampling', { samplingInterval: interval });
}

const flatten = (node: ProfileNode): ProfileNode[] => [node, ...node.children.flatMap(flatten)];

/** The functions of the page's scripts that have allocated what is still there, the largest first. */
export async function holdingsOf({ cdp }: Visit, locate: Locate): Promise<Holding[]> {
  const { profile } = await cdp.send('HeapProfiler.stopSampling');
  const found = new Map<string, Holding>();
  for (const { callFrame, selfSize } of flatten(profile.head)) {
    if (selfSize === 0 || !/^https?:/.test(callFrame.url)) continue;
    const { url, lineNumber, columnNumber, functionName } = callFrame;
    const { source, name } = locate(url, lineNumber + 1, columnNumber + 1, functionName);
    const key = `${source} ${name}`;
    const bytes = (found.get(key)?.bytes ?? 0) + selfSize;
    found.set(key, { source, name, bytes });
  }
  return [...found.values()].sort((one, other) => other.bytes - one.bytes);
}

/** Memory of a page: nodes, listeners, and the heap once all garbage is collected. */
export async function documentFigures({ cdp }: Visit): Promise<Figures> {
  // Twice: what the first collection finalises goes with the second.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}
