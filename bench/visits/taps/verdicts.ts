import type { Figures } from '../../results/metrics.ts';
import type { TapRecord } from '../../results/sample.ts';

/** A tap that was answered later than this was answered late, in milliseconds. */
const lateAfter = 500;

export type TapVerdict = 'lost' | 'doubled' | 'late' | 'right';

/** Verdict on a tap. Only a lost or a doubled one is wrong: how late one is depends on the machine, too. */
export function verdictOf({ effects, time }: TapRecord): TapVerdict {
  if (effects < 1) return 'lost';
  if (effects > 1) return 'doubled';
  return time !== null && time > lateAfter ? 'late' : 'right';
}

export function tapFigures(taps: readonly TapRecord[]): Figures {
  const count = (verdict: TapVerdict): number => taps.filter(tap => verdictOf(tap) === verdict).length;
  return { 'taps.lost': count('lost'), 'taps.doubled': count('doubled') };
}
