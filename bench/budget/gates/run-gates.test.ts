import { describe, expect, test } from 'vitest';
import { readBudget } from '../budget.ts';
import type { LighthouseSample } from '../lighthouse/figures.ts';
import { goodSample } from '../lighthouse/testing/good-sample.ts';
import { isSettled, judgeCeiling } from './run-gates.ts';

const { ceilings } = readBudget();

const runs = (...changes: Partial<LighthouseSample>[]): LighthouseSample[] =>
  changes.map(change => ({ ...goodSample, ...change }));

/** Returns the messages of the ceilings that a page exceeds. */
const problems = (samples: readonly LighthouseSample[]): string[] =>
  ceilings
    .map(ceiling => judgeCeiling('home', samples, ceiling))
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ sentence }) => sentence);

describe('a page', () => {
  test('passes within every ceiling', () => {
    expect(ceilings).toHaveLength(7);
    expect(problems(runs({}, {}, {}))).toEqual([]);
  });

  test.each([{ accessibility: 96 }, { bestPractices: 92 }, { seo: 90 }])('with %o in a single run fails', change => {
    expect(problems(runs({}, change, {}))).toHaveLength(1);
  });

  test('lists each audit that costs points once', () => {
    const change = { accessibility: 96, shortcomings: ['color-contrast: too little'] };
    expect(problems(runs(change, change))).toEqual([
      'home · Lighthouse accessibility 96 (the worst run has to be at least 100) · top: color-contrast: too little · npm run bench -- ci --only lighthouse --pages home',
    ]);
  });

  test.each([{ lcp: 2600 }, { fcp: 1900 }, { cls: 0.01 }])('with %o fails in the median, not in one run', change => {
    expect(problems(runs(change, change, {}))).toHaveLength(1);
    expect(problems(runs(change, {}, {}))).toEqual([]);
  });

  test('fails for long scripts only if they are long in every run', () => {
    expect(problems(runs({ script: 900 }, { script: 900 }, {}))).toEqual([]);
    expect(problems(runs({ script: 900 }, { script: 900 }, { script: 801 }))).toHaveLength(1);
  });

  test.each([{ lcp: NaN }, { script: NaN }, { seo: NaN }])('without a figure fails: %o', change => {
    expect(problems(runs(change, {}, {}))).toEqual([expect.stringContaining('was not measured')]);
  });
});

describe('a page that is to be measured three times', () => {
  const settled = (...changes: Partial<LighthouseSample>[]): boolean => isSettled(runs(...changes), 3, ceilings);

  test('is done after two runs within every ceiling', () => {
    expect(settled({})).toBe(false);
    expect(settled({}, {})).toBe(true);
  });

  test.each([{ lcp: 2600 }, { script: 900 }, { seo: 90 }, { fcp: NaN }])('needs another run after one with %o', change => {
    expect(settled({}, change)).toBe(false);
    expect(settled(change, {})).toBe(false);
  });
});
