import { type ArmComparison, type Interval, withConfidence } from './compare-arms.ts';
import { normalDensity, normalProbability, normalQuantile } from './normal.ts';

/** Numbers of rounds after which a run is judged: at the first look it may stop, at the last it ends. */
type Looks = readonly [first: number, last: number];

/** Number of strips for Simpson's rule, which must be even. */
const strips = 32;

/** Returns the probability of an error at one of two looks, if each look alone has the given error. */
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
 * Returns the error for each look, so that both looks together have at most the given error (Pocock): two looks are two
 * chances for a false finding. For 0.05 and a first look at half of the rounds it is 0.0294, so intervals are 97.06 %.
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
  /** Smaller changes are ignored, as a share: 0.03 is 3 %. */
  margin: number;
  /** Probability that a whole run has a false "worse" or "better", as a share. */
  error: number;
  looks: Looks;
}

/** Returns the usual rules for a run of `rounds` rounds, with looks after half of them and after all. */
export const rulesFor = (rounds: number, margin = 0.03): Rules => {
  return { margin, error: 0.05, looks: [Math.ceil(rounds / 2), rounds] };
};

/** Tolerance for rounding errors of logarithms. */
const rounding = 1e-9;

/**
 * Judges an interval by a margin. Worse or better: the whole interval is past the margin on one side. Same: no part of
 * it is worse than the margin. Everything else, including too few rounds for the confidence, is inconclusive.
 */
export function judge({ low, high, hasEnoughRounds }: Interval, margin: number): Verdict {
  const limit = 1 + margin;
  if (!hasEnoughRounds) return 'inconclusive';
  if (low > limit * (1 + rounding)) return 'worse';
  if (high * limit < 1 - rounding) return 'better';
  return high <= limit * (1 + rounding) ? 'same' : 'inconclusive';
}

/** A comparison with its verdict, and with the interval that decided it. */
export type Judged<Compared extends Interval> = Compared & { verdict: Verdict };

/** Returns the same comparison with an interval of another confidence. */
type AtConfidence<Compared> = (compared: Compared, confidence: number) => Compared;

const isDifferent = ({ verdict }: { verdict: Verdict }): boolean => verdict === 'worse' || verdict === 'better';

/** Judges figures that no step of Holm has decided: they are the same if their own interval is not past the margin. */
function closed<Compared extends Interval>(left: Judged<Compared>, alone: Judged<Compared>): Judged<Compared> {
  const isNoWorse = alone.verdict === 'same' || alone.verdict === 'better';
  return isNoWorse ? { ...alone, verdict: 'same' } : left;
}

/**
 * Returns the verdicts of all comparisons of a run, in their order.
 *
 * Among many comparisons, some differ by chance, so "worse" and "better" are decided in steps (Holm). In the first
 * step, the error is divided among all comparisons, which widens every interval. Comparisons that are still past the
 * margin are decided; then the error is divided among the rest, until a step decides nothing. In a run without changes
 * above the margin, the probability of any "worse" or "better" is at most the error, whatever the number of
 * comparisons. Each share is divided again between the two looks (Pocock), so that a run may be judged at either look
 * or at both; the last verdict counts.
 *
 * "Same" needs no division: a change passes only if every comparison is the same, so more comparisons make it harder to
 * pass. It uses the comparison's own, narrowest interval. A comparison that is worse only by that interval is
 * inconclusive; one that is better only by that interval is called the same.
 *
 * Each comparison carries the interval that decided its verdict; an inconclusive one has that of the last step.
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

/** Returns the verdicts of comparisons of variants that were visited in rounds. */
export const judgeFamily = <Compared extends ArmComparison>(
  comparisons: readonly Compared[],
  rules: Rules,
): Judged<Compared>[] => judgeFamilyBy(withConfidence<Compared>, comparisons, rules);
