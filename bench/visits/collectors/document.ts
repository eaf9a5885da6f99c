import type { Visit } from '../../browser/visit.ts';
import type { Figures } from '../../results/metrics.ts';
import type { RetainedMemory } from '../../results/sample.ts';
import type { Maps, SourcePosition } from '../../sites/maps/places.ts';
import { type CallFrame, sumByAnswering } from './callers.ts';

/** Sampling interval in bytes. Smaller allocations are found only by chance. */
const interval = 4096;

interface ProfileNode {
  callFrame: CallFrame;
  selfSize: number;
  children: ProfileNode[];
}

/** Starts to sample allocations that survive garbage collection. */
export async function watchHeap({ cdp }: Visit): Promise<void> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.startSampling', { samplingInterval: interval });
}

const flatten = (node: ProfileNode): ProfileNode[] => [node, ...node.children.flatMap(flatten)];

/** Returns the functions of the page's scripts whose allocations are still in use, the largest first. */
export async function holdingsOf({ cdp }: Visit, maps: Maps): Promise<RetainedMemory[]> {
  const { profile } = await cdp.send('HeapProfiler.stopSampling');
  const nodes = flatten(profile.head);
  const parents = new Map(nodes.flatMap(node => node.children.map(child => [child, node] as const)));
  const locate = ({ url, lineNumber: line, columnNumber: column, functionName }: CallFrame): SourcePosition =>
    maps.locate(url, { line, column }, functionName);
  const sums = sumByAnswering<ProfileNode>(nodes, {
    parentOf: node => parents.get(node),
    amountOf: ({ selfSize }) => selfSize,
    nameOf: frame => Object.values(locate(frame)).join(' '),
  });
  return sums.map(({ frame, amount: bytes }) => ({ ...locate(frame), bytes }));
}

/** Returns the page's memory: nodes, listeners, and the heap after garbage collection. */
export async function documentFigures({ cdp }: Visit): Promise<Figures> {
  // Collect twice: objects finalised by the first collection are freed by the second.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}
