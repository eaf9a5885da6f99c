import { expect, test } from 'vitest';
import { headlineOf } from './figures.ts';
import type { Comparison } from './summary.ts';
import { comparison, spaced } from './testing/examples.ts';

const compared = (changes: Partial<Comparison> = {}): Comparison => comparison({ page: 'article', ratio: 1.182, ...changes });

test.each<[string, readonly Comparison[]]>([
  ['Loading the article takes 18 % more processor time than without scripts.', [compared({ metric: 'lcp', ratio: 3 }), compared()]],
  ['Loading the front page takes 115 % more processor time with next than with dakkeh.', [compared(), compared({ page: 'home', arm: 'next', against: 'dakkeh', ratio: 2.15 })]],
  ['Scrolling /about to its end may take 4 % less processor time than without scripts.', [compared({ page: '/about', metric: 'cpu.scroll', ratio: 0.96, verdict: 'inconclusive' })]],
  ['Loading the topic takes as much processor time as without scripts.', [compared({ page: 'topic', ratio: 1.0001 })]],
  ['', []],
])('the headline of a run is a sentence on its largest change: %s', (sentence, comparisons) => {
  expect(spaced(headlineOf(comparisons))).toBe(sentence);
});
