import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, momentsByChance, namedMoments } from './moments.ts';
import { lines, planTaps, readWanted } from './plan.ts';
import { interactions } from './interactions.ts';

const asked = { seed: 7, moments: 12, lines };

test('the same seed gives the same moments', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 30 }), (seed, count) => {
      const ids = momentsByChance(seed, count).map(({ id }) => id);
      expect(momentsByChance(seed, count).map(({ id }) => id)).toEqual(ids);
      expect(ids).toHaveLength(count);
      expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((one, other) => one - other));
      for (const id of ids) expect(momentOf(id)?.id).toBe(id);
    }),
  );
});

test('every widget is tapped at every moment on every line', () => {
  const like = planTaps(interactions, asked).filter(({ interaction }) => interaction.widget === 'like');
  expect(like).toHaveLength(namedMoments.length * lines.length + 12);
});

test('double taps are planned only for interactions that count once', () => {
  const plan = planTaps(interactions, asked);
  expect(plan.some(({ moment }) => moment.taps === 2)).toBe(true);
  expect(plan.filter(({ moment, interaction }) => moment.taps === 2 && !interaction.isOnce)).toEqual([]);
});

test('unknown widgets and moments are refused with a list of the known ones', () => {
  expect(() => readWanted('pol')).toThrow(`there are ${interactions.map(({ widget }) => widget).join(', ')}.`);
  expect(() => readWanted('poll@noon')).toThrow('There is no moment "noon": there are first-paint');
});
