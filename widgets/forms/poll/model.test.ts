import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, id, sentence } from '../../shared/testing/arbitraries.ts';
import { percentages, withVote } from './model.ts';

const options = (...votes: number[]) => votes.map((count, index) => ({ id: String(index), label: '', votes: count }));

test.each([
  { votes: [1, 1], shares: [50, 50] },
  { votes: [1, 2], shares: [33, 67] },
  { votes: [1, 1, 1], shares: [33, 33, 33] },
  { votes: [0, 7], shares: [0, 100] },
  { votes: [1, 999], shares: [0, 100] },
])('votes of $votes are percentages of $shares', ({ votes, shares }) => {
  expect([...percentages(options(...votes)).values()]).toEqual(shares);
});

test('a vote adds one only to its option and to the total', () => {
  const before = { options: options(4, 5), totalVote: 9 };
  expect(withVote(before, '1')).toEqual({ options: options(4, 6), totalVote: 10 });
  expect(before).toEqual({ options: options(4, 5), totalVote: 9 });
});

test('a vote that was already counted adds nothing', () => {
  const before = { options: options(4, 5), totalVote: 9 };
  expect(withVote(before, null)).toBe(before);
});

const anyOptions = fc.uniqueArray(fc.record({ id, label: sentence, votes: count }), { selector: option => option.id });

test('every option has a percentage from 0 to 100', () => {
  fc.assert(
    fc.property(anyOptions, poll => {
      const shares = percentages(poll);
      expect([...shares.keys()]).toEqual(poll.map(option => option.id));
      const isShare = (share = -1): boolean => Number.isInteger(share) && share >= 0 && share <= 100;
      expect([...shares.values()].every(isShare)).toBe(true);
      const unvoted = percentages(poll.map(option => ({ ...option, votes: 0 })));
      expect([...unvoted.values()].every(share => share === 0)).toBe(true);
    }),
  );
});

test('a vote never reduces the percentage of its option', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (poll, index) => {
      const chosen = poll[index % poll.length]?.id ?? '';
      const before = percentages(poll).get(chosen) ?? 0;
      const after = percentages(withVote({ options: poll, totalVote: 0 }, chosen).options);
      expect(after.get(chosen) ?? 0).toBeGreaterThanOrEqual(before);
    }),
  );
});
