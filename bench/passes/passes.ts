import { countPass } from './count.ts';
import type { Pass } from './pass.ts';
import { tapsPass } from './taps.ts';
import { timePass } from './time.ts';
import { wakePass } from './wake.ts';

/** Every way to visit a page, by its name. */
export const passes: Readonly<Record<string, Pass>> = {
  count: countPass,
  taps: tapsPass,
  time: timePass,
  wake: wakePass,
};
