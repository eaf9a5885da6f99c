import { beforeEach, expect, test, vi } from 'vitest';
import { type LighthouseArm, measureInTurns } from './measure-in-turns.ts';
import type { LighthouseSample } from './figures.ts';
import { goodSample } from './testing/good-sample.ts';

const limits = { run: 60_000, all: 240_000 };
const rules = { limits, isSettled: () => false };
const arm = (name: string, runs: number): LighthouseArm => ({ name, address: `http://localhost/${name}`, runs, samples: [] });
const progress = { step: () => undefined, end: () => undefined };
const never = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => void vi.useFakeTimers());

test('each page gets its number of runs, in turns', async () => {
  const arms = [arm('home', 3), arm('person', 1)];
  const order: string[] = [];
  await measureInTurns(arms, ({ name }) => {
    order.push(name);
    return Promise.resolve(goodSample);
  }, rules, progress);
  expect(order).toEqual(['home', 'person', 'home', 'home']);
  expect(arms.map(({ samples }) => samples.length)).toEqual([3, 1]);
});

test('a settled page is not measured again', async () => {
  const arms = [arm('home', 3), arm('person', 3)];
  const isSettled = ({ name, samples }: LighthouseArm): boolean => name === 'home' && samples.length === 2;
  await measureInTurns(arms, () => Promise.resolve(goodSample), { limits, isSettled }, progress);
  expect(arms.map(({ samples }) => samples.length)).toEqual([2, 3]);
});

test('a run that hangs is aborted at its limit with a message', async () => {
  const end = expect(measureInTurns([arm('home', 3)], never, rules, progress)).rejects.toThrow(
    'Lighthouse did not end run 1 of http://localhost/home within 60 s.',
  );
  await vi.advanceTimersByTimeAsync(59_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await end;
});

test('slow runs are aborted at the limit for all runs', async () => {
  const slow = (): Promise<LighthouseSample> => new Promise(resolve => void setTimeout(resolve, 50_000, goodSample));
  const page = arm('home', 100);
  const end = expect(measureInTurns([page], slow, rules, progress)).rejects.toThrow(
    'All runs together took longer than 240 s: run 5 of http://localhost/home was given up.',
  );
  await vi.advanceTimersByTimeAsync(limits.all);
  await end;
  expect(page.samples).toHaveLength(4);
});
