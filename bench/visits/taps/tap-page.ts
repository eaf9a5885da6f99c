import type { TapRecord } from '../../results/sample.ts';
import type { PlannedTap } from './plan.ts';
import type { Effects } from './effects.ts';

export interface MadeTap {
  planned: PlannedTap;
  record: TapRecord;
}

interface Options {
  /** Number of visits at the same time: counts do not depend on it, times do. */
  atOnce?: number;
  onTap?: (tap: MadeTap) => void;
}

const recordOf = ({ interaction, moment, line }: PlannedTap, effects: Effects): TapRecord => ({
  widget: interaction.widget,
  moment: line === 'slow' ? `${moment.label}, slow line` : moment.label,
  effects: effects.count,
  time: effects.time,
});

/** Makes all planned taps of a page, each in a visit of its own, by what makes one. */
export async function tapPage(
  tap: (planned: PlannedTap) => Promise<Effects>,
  plan: readonly PlannedTap[],
  { atOnce = 1, onTap }: Options = {},
): Promise<MadeTap[]> {
  const rest = [...plan.entries()];
  const made: MadeTap[] = [];
  async function work(): Promise<void> {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, planned] = next;
      const record = recordOf(planned, await tap(planned));
      made[index] = { planned, record };
      onTap?.(made[index]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}
