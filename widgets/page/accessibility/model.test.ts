import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureNames, features, nextValue, valueOf } from './model.ts';

const anyFeature = fc.constantFrom(...featureNames);

describe('a feature', () => {
  test('returns to its first value after one click for each value', () => {
    fc.assert(fc.property(anyFeature, fc.nat(), (feature, number) => {
      const values = features[feature];
      const start = values[number % values.length] ?? 'normal';
      const click = (all: string[]): string[] => [...all, nextValue(feature, valueOf(feature, all.at(-1)))];
      const seen = values.reduce(click, [start]);
      expect(seen.at(-1)).toBe(start);
      expect(new Set(seen)).toEqual(new Set(values));
    }));
  });

  test('is normal where anything else is stored', () => {
    fc.assert(fc.property(anyFeature, fc.option(fc.string()), (feature, stored) => {
      const isKnown = features[feature].some(value => value === stored);
      expect(valueOf(feature, stored)).toBe(isKnown ? stored : 'normal');
    }));
  });
});
