import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bisect, type Side } from './bisect.ts';
import type { History } from './history.ts';

interface Sample {
  history: Map<string, string[]>;
  end: string;
  culprit: string;
  skipped: Set<string>;
}

function ancestorsOf(sha: string, history: History): Set<string> {
  return new Set([sha, ...(history.get(sha) ?? []).flatMap(parent => [...ancestorsOf(parent, history)])]);
}

/** Histories with branches and merges: each commit comes from one or two of the few before it, the last from all. */
const stepsBack = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });
const samples: fc.Arbitrary<Sample> = fc
  .array(fc.record({ back: stepsBack, isSkipped: fc.boolean() }), { minLength: 1, maxLength: 14 })
  .chain(commits => {
    const all = new Map(
      commits.map(({ back }, place) => {
        const parents = [...new Set(back.map(steps => place - steps))].filter(parent => parent >= 0);
        return [`c${place}`, parents.map(parent => `c${parent}`)];
      }),
    );
    const end = `c${commits.length - 1}`;
    const range = ancestorsOf(end, all);
    const history = new Map([...all].filter(([sha]) => range.has(sha)));
    const skipped = new Set([...history.keys()].filter(sha => sha !== end && commits[Number(sha.slice(1))]?.isSkipped));
    return fc.constantFrom(...history.keys()).map(culprit => ({ history, end, culprit, skipped }));
  });

const sideIn =
  ({ history, culprit, skipped }: Sample) =>
  (sha: string): Promise<Side> => {
    if (skipped.has(sha)) return Promise.resolve('skip');
    return Promise.resolve(ancestorsOf(sha, history).has(culprit) ? 'bad' : 'good');
  };

test('the first bad commit is found in any history', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async sample => {
      const all = { ...sample, skipped: new Set<string>() };
      expect(await bisect(all.history, all.end, sideIn(all))).toEqual([all.culprit]);
    }),
  );
});

test('where commits are skipped, it is among those that are named, and only skipped ones are named beside one', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async sample => {
      const suspects = await bisect(sample.history, sample.end, sideIn(sample));
      expect(suspects).toContain(sample.culprit);
      expect(suspects.filter(sha => !sample.skipped.has(sha))).toHaveLength(1);
    }),
  );
});

test('no commit is asked about twice', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async sample => {
      const asked: string[] = [];
      await bisect(sample.history, sample.end, sha => {
        asked.push(sha);
        return sideIn(sample)(sha);
      });
      expect(new Set(asked).size).toBe(asked.length);
    }),
  );
});

test('a straight line of 1,000 commits takes ten questions', async () => {
  const line = Array.from({ length: 1000 }, (_, place) => [`c${place}`, place === 0 ? [] : [`c${place - 1}`]] as const);
  let questions = 0;
  const found = await bisect(new Map(line), 'c999', sha => {
    questions += 1;
    return Promise.resolve(Number(sha.slice(1)) >= 317 ? 'bad' : 'good');
  });
  expect({ found, questions }).toEqual({ found: ['c317'], questions: expect.toSatisfy(number => number <= 10) });
});
