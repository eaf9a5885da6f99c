import { describe, expect, test } from 'vitest';
import { countsOf, summarise } from './summary.ts';

describe('the counts of a gate', () => {
  test('count a gate without a report as one test', () => {
    expect(countsOf(0)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('count a runner that failed without a failed test as one failure', () => {
    expect(countsOf(1, { numPassedTests: 40, numFailedTests: 0, testResults: [] })).toEqual({ passed: 40, failed: 1 });
  });
});

describe('the summary', () => {
  const types = { name: 'types', seconds: 4.21, counts: { passed: 1, failed: 0 } };
  const unit = { name: 'unit', seconds: 12, counts: { passed: 40, failed: 2 } };

  test('ends with the totals of all tests', () => {
    expect(summarise([types, unit]).text).toMatch(/\n41 passed, 2 failed$/);
  });

  test('fails when one test failed, and only then', () => {
    expect(summarise([types, unit]).failed).toBe(true);
    expect(summarise([types]).failed).toBe(false);
  });

  test('counts nothing for a skipped gate', () => {
    const { text } = summarise([types, { name: 'e2e', seconds: 0, counts: undefined }]);
    expect(text).toMatch(/–  e2e +skipped/);
    expect(text).toMatch(/\n1 passed, 0 failed$/);
  });
});
