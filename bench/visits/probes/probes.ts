import type { Browser } from '@playwright/test';
import { BenchFailure } from '../../failure.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { planTaps, tapPage } from '../taps/plan.ts';
import { someInteractionsOn, tapOnce } from '../taps/tap-visit.ts';
import { tapFigures } from '../taps/verdicts.ts';
import { countProbe } from './count.ts';
import { phoneProbe } from './phone.ts';
import type { Probe } from './probe.ts';
import { timeProbe } from './time.ts';
import { wakeProbe } from './wake.ts';

/** Moments at which scripts are held until the tap, so that the result is always the same. */
const gatedMoments = new Set(['before-kernel', 'while-chunk', 'before-chunk-twice', 'awake', 'awake-twice']);
/** Number of parallel visits, which mostly wait. */
const atOnce = 3;

/**
 * Taps the boxes of a page at reproducible moments of its load, and counts lost and doubled taps. Does not measure
 * delays, because visits run in parallel. Throws a BenchFailure for a page without anything to tap.
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
};

/** Returns a probe by name. Throws a BenchFailure if it is unknown. */
export function probeOf(name: string): Probe {
  const probe = probes[name];
  if (probe) return probe;
  throw new BenchFailure(`There is no way to visit a page called "${name}": there are ${Object.keys(probes).join(', ')}.`);
}
