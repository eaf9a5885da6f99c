import { describe, expect, test } from 'vitest';
import { countsIn, failedIn } from './report.ts';

const vitest = {
  numPassedTests: 40,
  numFailedTests: 2,
  testResults: [
    {
      name: '/repository/widgets/a.test.ts',
      assertionResults: [{ fullName: 'counts twice', duration: 1500, failureMessages: ['Error: twice'] }],
    },
    {
      name: '/repository/widgets/b.test.ts',
      assertionResults: [{ fullName: 'quick', duration: 20 }, { fullName: 'skipped', duration: null }],
    },
  ],
};

const tries = [{ duration: 700, errors: [{ message: '\u001b[31mError\u001b[39m: none' }] }, { duration: 800 }];
const suite = {
  title: 'poll.spec.ts',
  file: 'poll.spec.ts',
  specs: [{ title: 'votes', tests: [{ projectName: 'react', status: 'unexpected', results: tries }] }],
};
const inner = {
  title: 'a double tap',
  file: 'poll.spec.ts',
  specs: [{ title: 'votes once', tests: [{ projectName: 'preact', status: 'expected', results: [{ duration: 3000 }] }] }],
};
const playwright = { stats: { expected: 9, unexpected: 1, flaky: 2 }, suites: [{ ...suite, suites: [inner] }] };

describe('the counts', () => {
  test('of Playwright count a test as passed that passed its second try', () => {
    expect(countsIn(playwright)).toEqual({ passed: 11, failed: 1 });
  });
});

describe('the tests that failed', () => {
  test('are named with their message, without colours', () => {
    expect(failedIn(vitest, '/repository')).toEqual([
      { name: 'widgets/a.test.ts › counts twice', seconds: 1.5, errors: ['Error: twice'] },
    ]);
    expect(failedIn(playwright, '/repository')).toEqual([
      { name: '[react] poll.spec.ts › votes', seconds: 1.5, errors: ['Error: none'] },
    ]);
  });

  test('leave out the tests of Playwright that are meant to fail', () => {
    const errors = [{ message: 'Error: as it should' }];
    const doomed = { projectName: 'preact', status: 'expected', results: [{ duration: 1, errors }] };
    const suites = [{ ...suite, specs: [{ title: 'fails', tests: [doomed] }] }];
    expect(failedIn({ ...playwright, suites }, '/repository')).toEqual([]);
  });

  test('leave out the tests that passed their second try', () => {
    const flaky = { projectName: 'preact', status: 'flaky', results: tries };
    const suites = [{ ...suite, specs: [{ title: 'votes', tests: [flaky] }] }];
    expect(failedIn({ ...playwright, suites }, '/repository')).toEqual([]);
  });
});
