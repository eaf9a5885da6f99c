import { stripVTControlCharacters } from 'node:util';

interface Assertion {
  fullName: string;
  failureMessages?: string[];
}

/** What vitest writes about its run, as far as it concerns us. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: Assertion[] }[];
}

interface Try {
  errors?: { message?: string }[];
}

interface Suite {
  title: string;
  file: string;
  /** A test that is to fail, and does, is `expected`; one that passed when it was tried again is `flaky`. */
  specs: { title: string; tests: { projectName: string; status: string; results: Try[] }[] }[];
  suites?: Suite[];
}

/** The same of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  /** What went wrong between the tests. */
  errors?: { message?: string }[];
}

export type Report = VitestReport | PlaywrightReport;

export interface Counts {
  passed: number;
  failed: number;
}

/** A test, and what was wrong with it. */
export interface Failure {
  name: string;
  errors: string[];
}

/** A test of Playwright's that passed when it was tried again has passed; its reporter limits how many may. */
export function countsIn(report: Report): Counts {
  if (!('stats' in report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

const messagesOf = ({ errors = [] }: Try): string[] => errors.map(({ message = '' }) => message);

const testsOfSuite = ({ title, file, specs, suites = [] }: Suite, parents: readonly string[] = []): Failure[] => {
  const path = title === file ? [file] : [...parents, title];
  const own = specs.flatMap(spec =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: [`[${projectName}] ${path.join(' › ')}`, spec.title].join(' › '),
      errors: status === 'unexpected' ? results.flatMap(messagesOf) : [],
    })),
  );
  return [...own, ...suites.flatMap(suite => testsOfSuite(suite, path))];
};

function testsIn(report: Report, root: string): Failure[] {
  if ('stats' in report) {
    const between = { name: 'outside of any test', errors: messagesOf(report) };
    return [...report.suites.flatMap(suite => testsOfSuite(suite)), between];
  }
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, failureMessages = [] }) => ({
      name: `${name.replace(`${root}/`, '')} › ${fullName}`,
      errors: failureMessages,
    })),
  );
}

const firstLines = (message: string): string => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');

/** The tests that failed, with the first lines of what was wrong. */
export const failedIn = (report: Report, root: string): Failure[] =>
  testsIn(report, root)
    .filter(({ errors }) => errors.length > 0)
    .map(failed => ({ ...failed, errors: failed.errors.map(firstLines) }));
