import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linearAxis, ratioAxis } from './axis.ts';

const figures = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 });
const ratios = fc.array(fc.double({ min: 0.001, max: 1000, noNaN: true }), { minLength: 1 });

describe('an axis of figures', () => {
  test('places every value between its first and its last tick, in order', () => {
    fc.assert(fc.property(figures, values => {
      const { ticks, position } = linearAxis(values);
      expect(position(ticks[0] ?? NaN)).toBeCloseTo(0);
      expect(position(ticks.at(-1) ?? NaN)).toBeCloseTo(100);
      const places = values.toSorted((a, b) => a - b).map(position);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(ticks.length).toBeLessThanOrEqual(7);
    }));
  });
});

describe('an axis of ratios', () => {
  test('places better before no change, and worse after it', () => {
    fc.assert(fc.property(ratios, values => {
      const { position } = ratioAxis(values);
      for (const value of values) {
        expect(Math.sign(position(value) - position(1))).toBe(Math.sign(Math.round((value - 1) * 1e12)));
      }
    }));
  });
});
