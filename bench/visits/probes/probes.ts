import { BenchFailure } from '../../failure.ts';
import { countProbe } from './count.ts';
import type { Probe } from './probe.ts';
import { phoneProbe } from './phone.ts';
import { tapsProbe } from './taps.ts';
import { timeProbe } from './time.ts';
import { layoutStabilityProbe } from './layout-stability.ts';
import { wakeProbe } from './wake.ts';

const probes: Readonly<Record<string, Probe>> = {
  count: countProbe,
  time: timeProbe,
  phone: phoneProbe,
  wake: wakeProbe,
  taps: tapsProbe,
  'layout-stability': layoutStabilityProbe,
};

/** The way to visit a page that goes by a name. Throws a sentence where none does. */
export function probeOf(name: string): Probe {
  const probe = probes[name];
  if (probe) return probe;
  throw new BenchFailure(`There is no way to visit a page called "${name}": there are ${Object.keys(probes).join(', ')}.`);
}
