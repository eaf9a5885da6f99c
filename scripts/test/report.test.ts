import { describe, expect, test } from 'vitest';
import { countsIn, failedIn } from './report.ts';

const vitest = {
  numPassedTests: 40,
  numFailedTests: 1,
  testResults: [
    {
      name: '/repository/widgets/a.test.ts',
      assertionResults: [{ fullName: 'counts twice', failureMessages: ['Error: twice'] }, { fullName: 'quick' }],
    },
  ],
};

/** A report of Playwright with one test, which was tried twice. */
function playwright(status: string) {
  const results = [{ errors: [{ message: '\u001b[31mError\u001b[39m: none' }] }, {}];
  const specs = [{ title: 'votes', tests: [{ projectName: 'react', status, results }] }];
  const inner = { title: 'a double tap', file: 'poll.spec.ts', specs };
  const suites = [{ title: 'poll.spec.ts', file: 'poll.spec.ts', specs: [], suites: [inner] }];
  return { stats: { expected: 9, unexpected: 1, flaky: 2 }, suites };
}

test('the counts of Playwright count a test as passed that passed its second try', () => {
  expect(countsIn(playwright('flaky'))).toEqual({ passed: 11, failed: 1 });
});

describe('the failed tests', () => {
  test('are named with their file and their message, without colours', () => {
    expect(failedIn(vitest, '/repository')).toEqual([
      { name: 'widgets/a.test.ts › counts twice', errors: ['Error: twice'] },
    ]);
    expect(failedIn(playwright('unexpected'), '/repository')).toEqual([
      { name: '[react] poll.spec.ts › a double tap › votes', errors: ['Error: none'] },
    ]);
  });

  test.each(['expected', 'flaky'])('leave out a test of Playwright with errors that is %s', status => {
    expect(failedIn(playwright(status), '/repository')).toEqual([]);
  });
});
