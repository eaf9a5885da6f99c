import { expect, test } from 'vitest';
import { percentages, withVote } from './model.ts';

const options = (...votes: number[]) => votes.map((count, index) => ({ id: String(index), label: '', votes: count }));

test.each([
  { votes: [1, 1], shares: [50, 50] },
  { votes: [1, 2], shares: [33, 67] },
  { votes: [1, 1, 1], shares: [33, 33, 33] },
  { votes: [0, 7], shares: [0, 100] },
  { votes: [1, 999], shares: [0, 100] },
  { votes: [0, 0], shares: [0, 0] },
  { votes: [], shares: [] },
])('$votes votes are $shares per cent', ({ votes, shares }) => {
  expect([...percentages(options(...votes)).values()]).toEqual(shares);
});

test('a vote adds one to its option alone and to the total, and changes nothing that was handed in', () => {
  const before = { options: options(4, 5), totalVote: 9 };
  expect(withVote(before, '1')).toEqual({ options: options(4, 6), totalVote: 10 });
  expect(before).toEqual({ options: options(4, 5), totalVote: 9 });
});

test('a vote that was counted before adds nothing', () => {
  const before = { options: options(4, 5), totalVote: 9 };
  expect(withVote(before, null)).toBe(before);
});
