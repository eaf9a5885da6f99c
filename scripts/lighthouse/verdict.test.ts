import { describe, expect, test } from 'vitest';
import { goodSample } from './testing/sample.ts';
import { type Sample, judge, median, table } from './verdict.ts';

const runs = (...changes: Partial<Sample>[]): Sample[] => changes.map(change => ({ ...goodSample, ...change }));

test('the median is the middle one, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

describe('a page', () => {
  test('that keeps to every gate has no problems', () => {
    expect(judge('home', runs({}, {}, {}))).toEqual([]);
  });

  test.each([{ accessibility: 96 }, { bestPractices: 92 }, { seo: 90 }])('with %o in a single run fails', change => {
    expect(judge('home', runs({}, change, {}))).toHaveLength(1);
  });

  test('is told which audits cost it points, each once', () => {
    const change = { accessibility: 96, shortcomings: ['color-contrast: too little'] };
    expect(judge('home', runs(change, change))).toEqual([
      'home: accessibility is 96, and has to be 100 on every run',
      'home: color-contrast: too little',
    ]);
  });

  test.each([{ lcp: 2600 }, { fcp: 1900 }, { cls: 0.01 }])('with %o in the median fails, in one run not', change => {
    expect(judge('home', runs(change, change, {}))).toHaveLength(1);
    expect(judge('home', runs(change, {}, {}))).toEqual([]);
  });

  test('that blocks the main thread fails only if it does so in every run', () => {
    expect(judge('home', runs({ tbt: 500 }, { tbt: 500 }, {}))).toEqual([]);
    expect(judge('home', runs({ tbt: 500 }, { tbt: 500 }, { tbt: 201 }))).toHaveLength(1);
  });

  test('with a median performance under 90 fails', () => {
    expect(judge('home', runs({ performance: 89 }, { performance: 89 }, {}))).toHaveLength(1);
  });

  test('without a figure fails', () => {
    expect(judge('home', runs({ lcp: NaN }))).toHaveLength(1);
  });
});

test('the table shows the medians of each row', () => {
  const text = table([
    { name: 'home', samples: runs({ lcp: 1000 }, { lcp: 1500 }, { lcp: 9000 }) },
    { name: '  zero-JS twin', samples: runs({}) },
  ]);
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toMatch(/^home +100 +1,500 +900 +30 +0\.000 +48,123$/m);
});
