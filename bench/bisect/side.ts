import { BenchFailure } from '../failure.ts';
import { formatFigure } from '../report/figures.ts';
import { median } from '../statistics/median.ts';
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
  const list = (values: readonly number[]): string =>
    [...new Set(values)].map(value => formatFigure(value, unit)).join(', ');
  throw new BenchFailure(`${label}: ${list(good)} at good, ${list(bad)} at bad; there is no difference to look for.`);
}

/** Which end a commit is like: the one that all of its visits are nearer to. Visits that disagree tell nothing. */
export function sideOf(values: readonly number[], { good, bad }: Ends): Side {
  const distance = (value: number, end: readonly number[]): number => Math.abs(value - median(end));
  const nearBad = values.filter(value => distance(value, bad) < distance(value, good));
  if (nearBad.length === values.length) return 'bad';
  return nearBad.length === 0 ? 'good' : 'skip';
}
