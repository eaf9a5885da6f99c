import type { Browser } from '@playwright/test';
import type { TapRecord } from '../../results/sample.ts';
import type { PlannedTap } from './plan.ts';
import { tapOnce } from './tap-visit.ts';

/** A tap that was made, and what became of it. */
export interface MadeTap {
  planned: PlannedTap;
  record: TapRecord;
}

type WithBrowser = <Result>(work: (browser: Browser) => Promise<Result>) => Promise<Result>;

interface Options {
  /** How many visits go on at the same time: what is counted does not depend on it, what is timed does. */
  atOnce?: number;
  onTap?: (tap: MadeTap) => void;
}

type Effects = { count: number; time: number | null };

const recordOf = ({ interaction, moment, line }: PlannedTap, effects: Effects): TapRecord => ({
  widget: interaction.widget,
  moment: line === 'slow' ? `${moment.label}, slow line` : moment.label,
  effects: effects.count,
  time: effects.time,
});

/** Makes all planned taps of a page, each in a visit of its own. */
export async function tapPage(
  withBrowser: WithBrowser,
  address: string,
  plan: readonly PlannedTap[],
  { atOnce = 1, onTap }: Options = {},
): Promise<MadeTap[]> {
  const rest = [...plan.entries()];
  const made: MadeTap[] = [];
  async function work(): Promise<void> {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, planned] = next;
      const record = recordOf(planned, await withBrowser(browser => tapOnce(browser, address, planned)));
      made[index] = { planned, record };
      onTap?.(made[index]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}
