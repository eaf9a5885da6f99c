import { metricOf } from '../../results/metrics.ts';
import { type ArmComparison, compareArms } from '../../statistics/compare-arms.ts';
import { detectableEffect } from '../../statistics/detectable-effect.ts';
import { type Rules, type Verdict, judgeFamily } from '../../statistics/judge.ts';
import { shuffled } from '../../statistics/random.ts';
import { type Calibration, calibrate } from '../../visits/probes/calibrate.ts';

/** Figures of one visit by the name of their metric. */
type Figures = Readonly<Record<string, number | undefined>>;

interface SameRounds {
  /** Visits the page once. */
  measure: () => Promise<Figures>;
  rounds: number;
  /** Visits and calibrations that are made first and thrown away. */
  warmUps: number;
  random: () => number;
  calibrateNow?: () => Calibration;
}

export interface SameRound {
  first: Figures;
  second: Figures;
  calibration: Calibration;
}

/** Visits one page twice a round, as if it were two that are to be compared, and calibrates before each round. */
export async function visitSame({
  measure,
  rounds,
  warmUps,
  random,
  calibrateNow = calibrate,
}: SameRounds): Promise<SameRound[]> {
  const taken: SameRound[] = [];
  for (let visit = 0; visit < warmUps; visit += 1) {
    calibrateNow();
    await measure();
  }
  while (taken.length < rounds) {
    const round = { first: {}, second: {}, calibration: calibrateNow() };
    for (const arm of shuffled(['first', 'second'] as const, random)) round[arm] = await measure();
    taken.push(round);
  }
  return taken;
}

/** How well a metric can be measured on this machine. */
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

const isTimed = (metric: string): boolean => metricOf(metric).kind === 'timed';

interface MetricComparison extends ArmComparison {
  metric: string;
}

/** What has a figure in every visit and is timed. */
function comparable(rounds: readonly SameRound[]): string[] {
  const visits = rounds.flatMap(({ first, second }) => [first, second]);
  return Object.keys(visits[0] ?? {})
    .filter(isTimed)
    .filter(metric => visits.every(figures => figures[metric] !== undefined));
}

const compared = (rounds: readonly SameRound[]): MetricComparison[] =>
  comparable(rounds).map(metric => {
    const base = rounds.map(({ first }) => first[metric]);
    const head = rounds.map(({ second }) => second[metric]);
    return { metric, ...compareArms(base, head) };
  });

/**
 * What the rounds of two arms that are the same say of each metric that is timed and never missing. Throws if they are
 * too few.
 */
export const detectabilities = (rounds: readonly SameRound[], rules: Rules): Detectability[] =>
  judgeFamily(compared(rounds), rules).map(judged => ({
    metric: judged.metric,
    label: metricOf(judged.metric).label,
    ratio: judged.ratio,
    low: judged.low,
    high: judged.high,
    verdict: judged.verdict,
    detectable: askedRounds(rules).map(last => ({
      rounds: last,
      effect: detectableEffect(judged, { ...rules, looks: [Math.ceil(last / 2), last] }),
    })),
  }));
