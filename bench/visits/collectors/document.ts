import type { Visit } from '../../browser/visit.ts';
import type { Figures } from '../../results/metrics.ts';
import type { RetainedMemory } from '../../results/sample.ts';
import type { Maps, SourcePosition } from '../../sites/maps/places.ts';
import { type CallFrame, sumByAnswering } from './callers.ts';

/** Bytes between two samples: what is smaller is seen by chance. */
const interval = 4096;

interface ProfileNode {
  callFrame: CallFrame;
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

/** Memory of a page: nodes, listeners, and the heap once all garbage is collected. */
export async function documentFigures({ cdp }: Visit): Promise<Figures> {
  // Twice: what the first collection finalises goes with the second.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}
