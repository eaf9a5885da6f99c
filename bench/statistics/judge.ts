import { type ArmComparison, type Interval, withConfidence } from './compare-arms.ts';
import { normalDensity, normalProbability, normalQuantile } from './normal.ts';

/** After how many rounds a run is looked at: at the first look it may stop, at the last it ends. */
type Looks = readonly [first: number, last: number];

/** Two looks: after half of the rounds and after all of them. */
export const plannedLooks = (rounds: number): Looks => [Math.ceil(rounds / 2), rounds];

/** Number of strips for the area under a curve (Simpson's rule needs an even number). */
const strips = 32;

/** Probability that a test errs at one of two looks, if single looks each err with the given probability. */
function errorOfBoth(error: number, [first, last]: Looks): number {
  const bound = normalQuantile(1 - error / 2);
  const correlation = Math.sqrt(first / last);
  const rest = Math.sqrt(1 - correlation ** 2);
  const staysWithin = (at: number): number =>
    normalDensity(at) *
    (normalProbability((bound - correlation * at) / rest) - normalProbability((-bound - correlation * at) / rest));
  let area = staysWithin(0) + staysWithin(bound);
  for (let strip = 1; strip < strips; strip += 1) {
    area += (strip % 2 === 1 ? 4 : 2) * staysWithin((bound * strip) / strips);
  }
  return 1 - 2 * area * (bound / strips / 3);
}

/**
 * Error of each look so that both together err with the given probability at most (Pocock): whoever looks twice has two
 * chances to be fooled. With 0.05 and a look at half of the rounds it is 0.0294: intervals of 97.06 %.
 */
export function errorPerLook(error: number, looks: Looks): number {
  const [first, last] = looks;
  if (first >= last) return error;
  let perLook = error;
  for (let pass = 0; pass < 5; pass += 1) perLook *= error / errorOfBoth(perLook, looks);
  return perLook;
}

export const verdicts = ['better', 'same', 'worse', 'inconclusive'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Rules {
  /** A smaller change does not count, as a share: 0.03 is 3 %. */
  margin: number;
  /** Probability that a whole run calls anything worse or better that is not, as a share. */
  error: number;
  looks: Looks;
}

/** Usual rules for a run of so many rounds. */
export const rulesFor = (rounds: number, margin = 0.03): Rules => {
  return { margin, error: 0.05, looks: plannedLooks(rounds) };
};

/** Limits are missed by more than the last digits of a logarithm. */
const rounding = 1e-9;

/**
 * Judges an interval by a margin. Worse or better: the whole interval is past it, on the one or the other side. Same:
 * no part of it is worse than the margin. Anything else, and whatever has too few rounds for its confidence, is
 * inconclusive.
 */
export function judge({ low, high, hasEnoughRounds }: Interval, margin: number): Verdict {
  const limit = 1 + margin;
  if (!hasEnoughRounds) return 'inconclusive';
  if (low > limit * (1 + rounding)) return 'worse';
  if (high * limit < 1 - rounding) return 'better';
  return high <= limit * (1 + rounding) ? 'same' : 'inconclusive';
}

/** A comparison with the interval that its verdict was read from. */
export type Judged<Compared extends Interval> = Compared & { verdict: Verdict };

/** The same comparison with the interval of another confidence. */
type AtConfidence<Compared> = (compared: Compared, confidence: number) => Compared;

const isDifferent = ({ verdict }: { verdict: Verdict }): boolean => verdict === 'worse' || verdict === 'better';

/** Figures that no step of Holm has decided are the same if their own interval is not past the margin. */
function closed<Compared extends Interval>(left: Judged<Compared>, alone: Judged<Compared>): Judged<Compared> {
  const isNoWorse = alone.verdict === 'same' || alone.verdict === 'better';
  return isNoWorse ? { ...alone, verdict: 'same' } : left;
}

/**
 * The verdicts of all comparisons of a run, in their order.
 *
 * Among many comparisons some look different by chance. So "worse" and "better" are given out step by step (Holm): at
 * first every interval is as wide as if the error were shared out among all comparisons; those that are past the
 * margin nonetheless are decided, the error is shared out anew among the rest, and so on until a step decides nothing.
 * Of a run in which nothing changed by more than the margin, anything is called worse or better with at most the
 * error, however many comparisons it has. Each share is split once more between the two looks (Pocock), so that it may
 * be asked at either look, or both; what counts is what was said last.
 *
 * "Same" needs no sharing: a change is let through only if every one of its comparisons is the same, so that more of
 * them make it harder, not easier, to slip through. It is read from the comparison's own interval, the narrowest. One
 * that is worse there, but not in its step, is inconclusive; one that is better there alone is called the same.
 *
 * Each comparison carries the interval that its verdict was read from; an inconclusive one that of the last step.
 */
export function judgeFamilyBy<Compared extends Interval>(
  atConfidence: AtConfidence<Compared>,
  comparisons: readonly Compared[],
  rules: Rules,
): Judged<Compared>[] {
  function judgedAt(compared: Compared, error: number): Judged<Compared> {
    const widened = atConfidence(compared, 1 - error);
    return { ...widened, verdict: judge(widened, rules.margin) };
  }
  const alone = errorPerLook(rules.error, rules.looks);
  const decided = new Map<Compared, Judged<Compared>>();
  for (;;) {
    const open = comparisons.filter(compared => !decided.has(compared));
    const error = errorPerLook(rules.error / Math.max(open.length, 1), rules.looks);
    const step = new Map(open.map(compared => [compared, judgedAt(compared, error)]));
    const different = [...step].filter(([, judged]) => isDifferent(judged));
    for (const [compared, judged] of different) decided.set(compared, judged);
    if (different.length === 0) {
      return comparisons.flatMap(compared => {
        const left = step.get(compared);
        return left ? closed(left, judgedAt(compared, alone)) : (decided.get(compared) ?? []);
      });
    }
  }
}

/** The verdicts of comparisons of arms that were visited in rounds. */
export const judgeFamily = <Compared extends ArmComparison>(
  comparisons: readonly Compared[],
  rules: Rules,
): Judged<Compared>[] => judgeFamilyBy(withConfidence<Compared>, comparisons, rules);
