import { BenchFailure } from '../../failure.ts';
import type { TapRecord } from '../../results/sample.ts';
import type { Effects } from './effects.ts';
import { type Interaction, interactions } from './interactions.ts';
import { type Moment, momentOf, momentsByChance, namedMoments } from './moments.ts';

export interface MadeTap {
  planned: PlannedTap;
  record: TapRecord;
}

interface Options {
  /** Number of parallel visits. Counts do not depend on it, but times do. */
  atOnce?: number;
  onTap?: (tap: MadeTap) => void;
}

const recordOf = ({ interaction, moment, line }: PlannedTap, effects: Effects): TapRecord => ({
  widget: interaction.widget,
  moment: line === 'slow' ? `${moment.label}, slow line` : moment.label,
  effects: effects.count,
  time: effects.time,
});

/** Makes all planned taps of a page with `tap`, each in its own visit. */
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

/** Conditions for taps: this machine as it is, or a phone with a slow line and a slow processor. */
export const lines = ['normal', 'slow'] as const;
export type Line = (typeof lines)[number];

export interface PlannedTap {
  interaction: Interaction;
  moment: Moment;
  line: Line;
}

/** Parses `poll` or `poll@412`. Throws a BenchFailure if the widget or moment is unknown. */
export function readWanted(text: string, known = interactions) {
  const [widget = '', id] = text.split('@', 2);
  const widgets = known.map(interaction => interaction.widget);
  if (!widgets.includes(widget)) throw new BenchFailure(`Nothing is known to tap in "${widget}": there are ${widgets.join(', ')}.`);
  if (id === undefined) return { widget, moment: null };
  const moment = momentOf(id);
  if (moment) return { widget, moment };
  const ids = namedMoments.map(one => one.id);
  throw new BenchFailure(`There is no moment "${id}": there are ${ids.join(', ')}, and milliseconds after the answer.`);
}

/** Part of a plan, such as `poll`, or `poll` at `412`. */
type Wanted = ReturnType<typeof readWanted>;

interface TapOptions {
  seed: number;
  moments: number;
  lines: readonly Line[];
  wanted?: Wanted | undefined;
}

/**
 * Returns true if a moment suits an interaction. Double taps suit only votes: two taps for larger text may be two
 * steps.
 */
const suits = ({ isOnce }: Interaction, { taps }: Moment): boolean => isOnce || taps === 1;

/** Plans the taps of a page: every named moment on every line, and random moments on alternating lines. */
export function planTaps(present: readonly Interaction[], asked: TapOptions): PlannedTap[] {
  const { wanted } = asked;
  const chosen = wanted ? present.filter(({ widget }) => widget === wanted.widget) : present;
  const known = wanted?.moment ? [wanted.moment] : namedMoments;
  const everywhere = known.flatMap(moment => asked.lines.map(line => ({ moment, line })));
  const byChance = wanted?.moment ? [] : momentsByChance(asked.seed, asked.moments);
  const all = [
    ...everywhere,
    ...byChance.map((moment, index) => ({ moment, line: asked.lines[index % asked.lines.length] ?? 'normal' })),
  ];
  return chosen.flatMap(interaction => {
    const suited = all.filter(({ moment }) => suits(interaction, moment));
    return suited.map(tap => ({ interaction, ...tap }));
  });
}
