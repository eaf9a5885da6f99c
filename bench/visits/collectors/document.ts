import type { Figures } from '../../results/metrics.ts';
import type { Visit } from '../../browser/visit.ts';

/** Memory of a page: nodes, listeners, and the heap once all garbage is collected. */
export async function documentFigures({ cdp }: Visit): Promise<Figures> {
  // Twice: what the first collection finalises goes with the second.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}
