import type { Visit } from '../../browser/visit.ts';

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
}

interface Profile {
  nodes: readonly ProfileNode[];
  samples?: readonly number[];
  timeDeltas?: readonly number[];
}

const nameOf = ({ callFrame: { functionName, url, lineNumber, columnNumber } }: ProfileNode): string =>
  `${functionName || '(anonymous)'} ${URL.parse(url)?.pathname ?? url}:${lineNumber + 1}:${columnNumber + 1}`;

/** The function of the page's scripts in which a profile spent most of its time; empty where none ran. */
export function hottestOf({ nodes, samples = [], timeDeltas = [] }: Profile): string {
  const times = new Map<number, number>();
  samples.forEach((id, index) => times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const timeOf = ({ id }: ProfileNode): number => times.get(id) ?? 0;
  const own = nodes.filter(node => /^https?:/.test(node.callFrame.url) && timeOf(node) > 0);
  const [hottest] = own.sort((one, other) => timeOf(other) - timeOf(one));
  return hottest ? nameOf(hottest) : '';
}

/** In microseconds. */
const samplingInterval = 500;

export interface ProfileRecording {
  /** Ends it, and names the function that ran longest, and where it is; empty where no script ran. */
  stop: () => Promise<string>;
}

export async function recordProfile({ cdp }: Visit): Promise<ProfileRecording> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: samplingInterval });
  await cdp.send('Profiler.start');
  return { stop: async () => hottestOf((await cdp.send('Profiler.stop')).profile) };
}
