import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../statistics/random.ts';
import { awaitTarget, waitForTarget, tapTarget } from './tap-target.ts';
import type { HeldScripts, WatchedPage } from './watch-taps.ts';

export interface Moment {
  /** Name on the command line, such as `first-paint` or `412`. */
  id: string;
  /** Label such as `at first paint` or `412 ms after the answer`. */
  label: string;
  /** Number of taps, in quick succession. */
  taps: number;
  /** Opens the page with `open`, and taps at the moment. */
  tap: (watch: WatchedPage, open: () => Promise<void>) => Promise<void>;
}

type Named = Pick<Moment, 'id' | 'label'> & {
  /** Set if votes are also tapped twice at this moment. */
  isDoubled?: true;
  tap: (watch: WatchedPage, open: () => Promise<void>, taps: number) => Promise<void>;
};

/**
 * Times in milliseconds: delay of a script after the tap, longest wait for a script, and longest wait for a target,
 * which some pages show only after their script has loaded.
 */
const scriptWait = { away: 150, asked: 700, shown: 6000 };

/**
 * Returns a tap on a target while its script is held, or at the moment of its release. A target that only the script
 * shows is tapped after the release.
 */
const aroundScripts =
  (which: HeldScripts, isHeld: boolean): Named['tap'] =>
  async (watch, open, taps) => {
    const hold = await watch.hold(which);
    await open();
    const isShown = (await awaitTarget(watch, scriptWait.shown)) !== null;
    if (isShown) await hold.held(scriptWait.asked);
    if (isShown && isHeld) {
      await tapTarget(watch, taps);
      await pause(scriptWait.away);
      await hold.release();
    } else await Promise.all([hold.release(), tapTarget(watch, taps)]);
  };

const named: readonly Named[] = [
  {
    id: 'first-paint',
    label: 'at first paint',
    tap: async (watch, open, taps) => {
      await open();
      await tapTarget(watch, taps);
    },
  },
  { id: 'before-kernel', isDoubled: true, label: 'before the page’s script arrives', tap: aroundScripts('named', true) },
  { id: 'while-kernel', label: 'while the page’s script arrives', tap: aroundScripts('named', false) },
  {
    id: 'after-kernel',
    label: 'after the page’s script',
    tap: async (watch, open, taps) => {
      const loaded = watch.next('read');
      await open();
      await loaded;
      await tapTarget(watch, taps);
    },
  },
  { id: 'before-chunk', isDoubled: true, label: 'before the widget’s script arrives', tap: aroundScripts('asked for', true) },
  { id: 'while-chunk', label: 'while the widget’s script arrives', tap: aroundScripts('asked for', false) },
  {
    id: 'awake',
    isDoubled: true,
    label: 'when all is at rest',
    tap: async (watch, open, taps) => {
      await open();
      await waitForTarget(watch);
      await watch.settle();
      await tapTarget(watch, taps);
    },
  },
];

const afterAnswer = (milliseconds: number): Named => ({
  id: String(milliseconds),
  label: `${milliseconds} ms after the answer`,
  tap: async (watch, open, taps) => {
    const answer = watch.next('answered');
    await open();
    await answer;
    await pause(milliseconds);
    await tapTarget(watch, taps);
  },
});

const once = ({ id, label, tap }: Named): Moment => ({ id, label, taps: 1, tap: (watch, open) => tap(watch, open, 1) });
const twice = ({ id, label, tap }: Named): Moment => ({
  id: `${id}-twice`,
  label: `${label}, twice`,
  taps: 2,
  tap: (watch, open) => tap(watch, open, 2),
});

/** Time in milliseconds after which a page is idle, even on a slow phone. */
const span = 2500;

/** Moments with a name, some of them also with double taps. */
export const namedMoments: readonly Moment[] = named.flatMap(moment =>
  moment.isDoubled ? [once(moment), twice(moment)] : [once(moment)],
);

/** Returns random moments, sorted. The same seed gives the same moments. */
export function momentsByChance(seed: number, count: number): Moment[] {
  const random = seededRandom(seed);
  const times = Array.from({ length: count }, () => Math.floor(random() * span));
  return times.sort((one, other) => one - other).map(time => once(afterAnswer(time)));
}

/** Returns the moment of an id such as `412` or `awake-twice`; null if unknown. */
export function momentOf(id: string): Moment | null {
  const known = namedMoments.find(moment => moment.id === id);
  return known ?? (/^\d+$/.test(id) ? once(afterAnswer(Number(id))) : null);
}
