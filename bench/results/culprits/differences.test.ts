import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf, fileOf, type Part, stableName } from './differences.ts';

test.each([
  ['/assets/B6FZM2KQ/poll.js', '/assets/poll.js'],
  ['/assets/shared/chunk-EHTSYABC.js', '/assets/shared/chunk.js'],
  ['/assets/shared/captcha-poll-2MERVKQA.js', '/assets/shared/captcha-poll.js'],
  ['/_astro/client.BxY1a_zQ.js', '/_astro/client.js'],
  ['/static/main.8f3a2c1b.css', '/static/main.css'],
])('%s is named without its hash: %s', (path, expected) => {
  expect(stableName(path)).toBe(expected);
});

test.each(['/poll-options.js', '/search-overlay.js', '/jquery.min.js', '/news/1001', '/api/poll', 'widgets/page/visit/visit.ts'])(
  'the name %s stays as it is',
  path => {
    expect(stableName(path)).toBe(path);
  },
);

test('fileOf removes line and column', () => {
  expect(fileOf('widgets/forms/poll/poll.tsx:42')).toBe('widgets/forms/poll/poll.tsx');
  expect(fileOf('/assets/B6FZM2KQ/poll.js:1:4200')).toBe('/assets/B6FZM2KQ/poll.js');
  expect(fileOf('kernel/boot.ts')).toBe('kernel/boot.ts');
});

const part = (key: string, amount: number, likeness?: string): Part => {
  return { key, name: `the ${key}`, amount, ...(likeness && { likeness }) };
};

const parts = fc.array(
  fc.record({
    key: fc.constantFrom('a-1', 'a-2', 'b-1', 'b-2', 'c'),
    amount: fc.nat({ max: 1000 }),
  }),
).map(all => all.map(({ key, amount }) => part(key, amount, key.replace(/-\d$/, ''))));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const total = (of: readonly Part[]): number => sum(of.map(({ amount }) => amount));

test('differences add up to the total difference, and come with the largest first', () => {
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const sizes = differencesOf(before, after).map(difference => difference.after - difference.before);
      expect(sum(sizes)).toBe(total(after) - total(before));
      expect(sizes.map(Math.abs)).toEqual(sizes.map(Math.abs).toSorted((one, other) => other - one));
    }),
  );
});

test('equal parts are paired first, then similar ones', () => {
  const before = [part('chunk-A', 10, 'chunk'), part('chunk-B', 20, 'chunk')];
  const after = [part('chunk-A', 10, 'chunk'), part('chunk-C', 25, 'chunk')];
  expect(differencesOf(before, after)).toEqual([{ name: 'the chunk-C', before: 20, after: 25 }]);
  expect(differencesOf(before, [...after, part('chunk-A', 10, 'chunk')])).toEqual([
    { name: 'the chunk-A', before: 10, after: 20 },
    { name: 'the chunk-C', before: 20, after: 25 },
  ]);
});

test('a part on one side only is new or removed', () => {
  expect(differencesOf([part('a', 3)], [part('b', 2)])).toEqual([
    { name: 'the a', before: 3, after: 0 },
    { name: 'the b', before: 0, after: 2 },
  ]);
});
