import { countPass } from './count.ts';
import type { Pass } from './pass.ts';
import { phonePass } from './phone.ts';
import { tapsPass } from './taps.ts';
import { timePass } from './time.ts';
import { unsettlePass } from './unsettle.ts';
import { wakePass } from './wake.ts';

/** Every way to visit a page, by its name. */
export const passes: Readonly<Record<string, Pass>> = {
  count: countPass,
  time: timePass,
  phone: phonePass,
  wake: wakePass,
  taps: tapsPass,
  unsettle: unsettlePass,
};
