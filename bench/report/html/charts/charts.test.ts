import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linearAxis, ratioAxis } from './axis.ts';
import { placeInLanes } from './lanes.ts';

const figures = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 });
const ratios = fc.array(fc.double({ min: 0.001, max: 1000, noNaN: true }), { minLength: 1 });

describe('an axis of figures', () => {
  test('has every value on it, between its first and its last number', () => {
    fc.assert(fc.property(figures, values => {
      const { ticks, position } = linearAxis(values);
      expect(position(ticks[0] ?? NaN)).toBeCloseTo(0);
      expect(position(ticks.at(-1) ?? NaN)).toBeCloseTo(100);
      const places = values.toSorted((a, b) => a - b).map(position);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(ticks.length).toBeLessThanOrEqual(7);
    }));
  });

  test('counts in round numbers', () => {
    expect(linearAxis([87.9, 174]).ticks).toEqual([50, 100, 150, 200]);
    expect(linearAxis([0.1, 0.42]).ticks).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  test('of one value has that value in the middle of something', () => {
    const { position } = linearAxis([37, 37, 37]);
    expect(position(37)).toBeGreaterThan(20);
    expect(position(37)).toBeLessThan(80);
    expect(linearAxis([]).ticks.length).toBeGreaterThan(1);
  });
});

describe('an axis of ratios', () => {
  test('has no change on it, what is better before it and what is worse after it', () => {
    fc.assert(fc.property(ratios, values => {
      const { position } = ratioAxis(values);
      for (const value of values) {
        expect(Math.sign(position(value) - position(1))).toBe(Math.sign(Math.round((value - 1) * 1e12)));
      }
    }));
  });

  test('labels nothing twice in the same place', () => {
    fc.assert(fc.property(ratios, values => {
      const { ticks, position } = ratioAxis(values);
      const places = ticks.map(position);
      places.slice(1).forEach((place, index) => expect(place - (places[index] ?? NaN)).toBeGreaterThanOrEqual(12));
    }));
  });

  test('has half and double as far from no change as each other', () => {
    const { position } = ratioAxis([0.5, 2]);
    expect(position(2) - position(1)).toBeCloseTo(position(1) - position(0.5));
  });

  test('draws what is out of all proportion at its edge', () => {
    expect(ratioAxis([0, 1e9]).position(1e9)).toBeGreaterThan(95);
    expect(ratioAxis([0, 1e9]).position(0)).toBeLessThan(5);
  });
});

describe('dots of samples', () => {
  const position = (value: number): number => value;

  test('are all there, each at its value', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 100 })), values => {
      const placed = placeInLanes(values, position);
      expect(placed.map(({ value, x }) => [value, x])).toEqual(values.map(value => [value, value]));
    }));
  });

  test('do not hide each other as long as there is room', () => {
    const placed = placeInLanes([5, 5, 5, 5, 5, 5, 5], position);
    expect(new Set(placed.map(({ lane }) => lane)).size).toBe(7);
  });

  test('that are alone are in the middle', () => {
    expect(placeInLanes([80, 10, 40], position).map(({ lane }) => lane)).toEqual([0, 0, 0]);
  });
});
