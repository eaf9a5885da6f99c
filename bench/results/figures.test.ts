import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, formatChange, formatDifference, formatDuration, formatFigure, formatFigures, formatShare, formatTick } from './figures.ts';
import { spaced } from './testing/spaced.ts';

describe('a figure', () => {
  test.each([
    [17_120, 'B', '17,120 B'],
    [43.21, 'ms', '43.2 ms'],
    [1_204.4, 'ms', '1,204 ms'],
    [37_254, '', '37,254'],
    [0.0421, '', '0.042'],
    [-3, 'B', '−3 B'],
  ])('%f of "%s" is %s', (value, unit, text) => {
    expect(spaced(formatFigure(value, unit))).toBe(text);
  });

  test('is shorter along an axis', () => {
    expect(spaced(formatTick(20_000, 'B'))).toBe('20 kB');
    expect(spaced(formatTick(0.5, 'ms'))).toBe('0.5 ms');
  });
});

test('what visits have said is told once each', () => {
  expect(formatFigures([37_254, 37_300, 37_254], '')).toBe('37,254, 37,300');
});

test('a share has one decimal', () => {
  expect([0.0312, 0].map(share => spaced(formatShare(share)))).toEqual(['3.1 %', '0.0 %']);
});

describe('a change', () => {
  test.each([
    [0.88, '−12 %'], [1.034, '+3.4 %'], [1.0004, '±0 %'], [1, '±0 %'], [2.5, '+150 %'], [13, '+1,200 %'],
    [0, '−100 %'],
  ])('by %f is %s', (ratio, text) => {
    expect(spaced(formatChange(ratio))).toBe(text);
  });

  test('always says its direction', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), ratio => {
      expect(formatChange(ratio)).toMatch(ratio > 1.0005 ? /^\+/ : ratio < 0.9995 ? /^−/ : /^[+−±]/);
    }));
  });

  test.each([
    [1_902, 2_011, 'B', '+109 B (+5.7 %)'],
    [0, 3, '', '+3'],
    [4, 4, '', '±0'],
    [10, 5, 'ms', '−5.0 ms (−50 %)'],
  ])('from %f to %f %s is %s', (before, after, unit, text) => {
    expect(spaced(formatDifference(before, after, unit))).toBe(text);
  });
});

test('a duration is in minutes and seconds', () => {
  expect(spaced(formatDuration(412))).toBe('6 min 52 s');
  expect(spaced(formatDuration(9.6))).toBe('10 s');
});

test('one is one and many are many', () => {
  expect([counted(1, 'gate'), counted(0, 'gate'), counted(1_204, 'gate')]).toEqual(['1 gate', '0 gates', '1,204 gates']);
});
