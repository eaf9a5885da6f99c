import type { Sample } from '../../results/sample.ts';
import { comparedArms, seriesOf } from '../../results/summarise.ts';
import { detectableEffect } from '../../statistics/detectable-effect.ts';
import { judgeFamily, type Rules, type Verdict } from '../../statistics/judge.ts';

export interface Detectability {
  metric: string;
  label: string;
  /** The one arm by the other: 1 is the truth. */
  ratio: number;
  low: number;
  high: number;
  verdict: Verdict;
  /** The slowdown that would be found, as a share, by the number of rounds. */
  detectable: { rounds: number; effect: number }[];
}

/** Half, as many and twice as many rounds as a run has. */
const askedRounds = ({ looks: [, last] }: Rules): number[] => [Math.ceil(last / 2), last, last * 2];

/** Finds from two equal arms how small a change this machine can show. Throws a sentence if the rounds are too few. */
export function detectabilities(samples: readonly Sample[], rules: Rules): Detectability[] {
  const [against = ''] = samples.map(({ arm }) => arm);
  const timed = seriesOf(samples).filter(({ arm, kind }) => arm === against && kind === 'timed');
  const compared = comparedArms(samples, { against, metrics: timed.map(({ metric }) => metric) });
  return judgeFamily(compared, rules).map(judged => {
    const { metric, label, ratio, low, high, verdict } = judged;
    const detectable = askedRounds(rules).map(last => ({
      rounds: last,
      effect: detectableEffect(judged, { ...rules, looks: [Math.ceil(last / 2), last] }),
    }));
    return { metric, label, ratio, low, high, verdict, detectable };
  });
}
