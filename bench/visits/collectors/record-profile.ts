import type { Visit } from '../../browser/visit.ts';
import { hottestOf } from './hottest.ts';

/** In microseconds. */
const samplingInterval = 500;

export interface ProfileRecording {
  /** Ends it, and names the function that ran longest, and where it is; empty where no script ran. */
  stop: () => Promise<string>;
}

/** Samples which functions of a page run, from here on. */
export async function recordProfile({ cdp }: Visit): Promise<ProfileRecording> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: samplingInterval });
  await cdp.send('Profiler.start');
  return { stop: async () => hottestOf((await cdp.send('Profiler.stop')).profile) };
}
