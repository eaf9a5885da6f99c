import { expect, test } from 'vitest';
import type { Verdict } from '../statistics/judge.ts';
import { reliabilityProblems } from './reliability.ts';

const same = (verdict: Verdict, ratio = 1) => ({ label: 'CPU of the load', ratio, verdict });
const steady = [10, 10, 10, 10, 10, 10];
const slowing = [10, 10, 11, 11, 12, 12];

test('a machine is reliable if equal variants agree, or without data', () => {
  expect(reliabilityProblems([same('same'), same('inconclusive', 1.2)], { loop: steady })).toEqual([]);
  expect(reliabilityProblems([], {})).toEqual([]);
});

test('equal variants that differ in either direction make a machine unreliable', () => {
  expect(reliabilityProblems([same('worse', 1.062), same('better', 0.9)], {})).toEqual([
    'Two arms that are the same differ by 6.2\u202f%: CPU of the load.',
    'Two arms that are the same differ by 10.0\u202f%: CPU of the load.',
  ]);
});

test('a machine is unreliable if most of its calibration times drift', () => {
  expect(reliabilityProblems([], { loop: steady, memory: slowing, json: steady })).toEqual([]);
  expect(reliabilityProblems([], { loop: steady, memory: slowing, json: slowing })).toEqual([
    "The machine's speed moved by 20.0\u202f% in the meantime; 15.0\u202f% is too much.",
  ]);
});
