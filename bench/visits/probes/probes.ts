import type { Browser } from '@playwright/test';
import { BenchFailure } from '../../failure.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { planTaps, tapPage } from '../taps/plan.ts';
import { someInteractionsOn, tapOnce } from '../taps/tap-visit.ts';
import { tapFigures } from '../taps/verdicts.ts';
import { countProbe } from './count.ts';
import { layoutStabilityProbe } from './layout-stability.ts';
import { phoneProbe } from './phone.ts';
import type { Probe } from './probe.ts';
import { timeProbe } from './time.ts';
import { wakeProbe } from './wake.ts';

/** Scripts are held at these moments until the tap was made: the same happens every time. */
const gatedMoments = new Set(['before-kernel', 'while-chunk', 'before-chunk-twice', 'awake', 'awake-twice']);
/** Enough to make use of what the visits wait for. */
const atOnce = 3;

/**
 * Taps the boxes of a page while it loads, at moments that are the same every time, and counts what was lost and what
 * counted twice. It does not say how late the answers are: its visits go on beside each other. Throws a sentence for a
 * page that has nothing to tap.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  const present = await someInteractionsOn(browser, address);
  const plan = planTaps(present, { seed: 1, moments: 0, lines: ['normal'] });
  const gated = plan.filter(({ moment }) => gatedMoments.has(moment.id));
  const made = await tapPage(planned => tapOnce(browser, address, planned), gated, { atOnce });
  const taps = made.map(({ record }) => record);
  return { figures: tapFigures(taps), details: { taps } };
}

const tapsProbe: Probe = { name: 'taps', label: 'taps while it loads', kind: 'exact', measure };

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
