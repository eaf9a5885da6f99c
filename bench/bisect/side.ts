import { BenchFailure } from '../failure.ts';
import { median } from '../statistics/median.ts';
import { formatFigures } from '../wording/figures.ts';
import type { Side } from './bisect.ts';

/** What visits have said of the two ends of a search. */
export interface Ends {
  good: readonly number[];
  bad: readonly number[];
}

const isBelow = (one: readonly number[], other: readonly number[]): boolean => Math.max(...one) < Math.min(...other);

/** Throws a sentence where good and bad cannot be told apart. */
export function checkEnds({ good, bad }: Ends, label: string, unit: string): void {
  if (isBelow(good, bad) || isBelow(bad, good)) return;
  const told = `${formatFigures(good, unit)} at good, ${formatFigures(bad, unit)} at bad`;
  throw new BenchFailure(`${label}: ${told}; there is no difference to look for.`);
}

/** Which end a commit is like: the one that all of its visits are nearer to. Visits that disagree tell nothing. */
export function sideOf(values: readonly number[], { good, bad }: Ends): Side {
  const distance = (value: number, end: readonly number[]): number => Math.abs(value - median(end));
  const nearBad = values.filter(value => distance(value, bad) < distance(value, good));
  if (nearBad.length === values.length) return 'bad';
  return nearBad.length === 0 ? 'good' : 'skip';
}
