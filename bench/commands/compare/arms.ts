import type { Series } from '../../results/summary.ts';

/** Names of the arms in a comparison; base is visited twice a round, and the two have to be the same. */
export const armNames = { base: 'base', head: 'head', twin: 'twin', again: 'base again' } as const;

/** The same metric of the same page, of base and of head. */
export interface Pair {
  base: Series;
  head: Series;
}

/** Every series of base with that of head, as far as head has one. */
export const pairsOf = (all: readonly Series[]): Pair[] =>
  all
    .filter(({ arm }) => arm === armNames.base)
    .flatMap(base => {
      const { page, metric } = base;
      const head = all.find(one => one.arm === armNames.head && one.page === page && one.metric === metric);
      return head ? [{ base, head }] : [];
    });
