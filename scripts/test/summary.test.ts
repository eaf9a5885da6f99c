import { describe, expect, test } from 'vitest';
import { countsOf, summarise } from './summary.ts';

describe('the counts of a gate', () => {
  test('a gate without a report is one test', () => {
    expect(countsOf(0)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner that failed without a failed test counts as one', () => {
    expect(countsOf(1, { numPassedTests: 40, numFailedTests: 0, testResults: [] })).toEqual({ passed: 40, failed: 1 });
  });
});

describe('the summary', () => {
  const types = { name: 'types', seconds: 4.21, counts: { passed: 1, failed: 0 } };
  const unit = { name: 'unit', seconds: 12, counts: { passed: 40, failed: 2 } };

  test('ends with the plain totals of all tests', () => {
    expect(summarise([types, unit]).text).toMatch(/\n41 passed, 2 failed$/);
  });

  test('fails when one test failed, and only then', () => {
    expect(summarise([types, unit]).failed).toBe(true);
    expect(summarise([types]).failed).toBe(false);
  });

  test('names each gate with its time and its tests', () => {
    const [first, second] = summarise([types, unit]).text.split('\n');
    expect(first).toMatch(/✓ {2}types +4\.2 s$/);
    expect(second).toMatch(/✗ {2}unit +12\.0 s +40 passed, 2 failed$/);
  });

  test('begins with the slowest tests of a gate that reports on them', () => {
    const slowest = [
      { name: 'poll.test.ts › votes', seconds: 1.25, errors: [] },
      { name: 'like.test.ts › likes', seconds: 0.5, errors: [] },
    ];
    expect(summarise([types, { ...unit, slowest }]).text.split('\n').slice(0, 5)).toEqual([
      'The slowest tests of unit:',
      '    1.3 s  poll.test.ts › votes',
      '    0.5 s  like.test.ts › likes',
      '',
      expect.stringContaining('types'),
    ]);
  });

  test('says again what was wrong with the tests that failed', () => {
    const failures = [{ name: 'poll.test.ts › votes', seconds: 1, errors: ['Error: no vote'] }];
    expect(summarise([{ ...unit, failures }]).text).toMatch(/^✗ poll\.test\.ts › votes\nError: no vote\n\n/);
  });

  test('names the flaky tests in its last lines', () => {
    const flaky = ['flaky: poll.spec.ts › votes'];
    expect(summarise([{ ...types, flaky }]).text).toMatch(/\nflaky: poll\.spec\.ts › votes\n1 passed, 0 failed$/);
  });

  test('says of a skipped gate that it was skipped and counts nothing for it', () => {
    const { text } = summarise([types, { name: 'e2e', seconds: 0, counts: undefined }]);
    expect(text).toMatch(/–  e2e +skipped/);
    expect(text).toMatch(/\n1 passed, 0 failed$/);
  });
});
