import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureNames, features, valueOf } from './model.ts';

const anyFeature = fc.constantFrom(...featureNames);

describe('a feature', () => {
  test('is normal where anything else is stored', () => {
    fc.assert(fc.property(anyFeature, fc.option(fc.string()), (feature, stored) => {
      const isKnown = features[feature].some(value => value === stored);
      expect(valueOf(feature, stored)).toBe(isKnown ? stored : 'normal');
    }));
  });
});
