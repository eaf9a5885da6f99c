/** What vitest writes about its run, as far as it concerns us. Durations are in milliseconds. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** The same of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

export type Report = VitestReport | PlaywrightReport;

/** How many tests a gate has passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export interface TimedTest {
  name: string;
  seconds: number;
}

/** A test of Playwright's that needed a second try has failed. */
export function countsIn(report: Report): Counts {
  if (!('stats' in report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

const testsOfSuite = ({ title, file, specs, suites = [] }: Suite, parents: readonly string[] = []): TimedTest[] => {
  const path = title === file ? [file] : [...parents, title];
  const own = specs.flatMap(spec =>
    spec.tests.map(({ projectName, results }) => ({
      name: [`[${projectName}] ${path.join(' › ')}`, spec.title].join(' › '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(suite => testsOfSuite(suite, path))];
};

function testsIn(report: Report, root: string): TimedTest[] {
  if ('stats' in report) return report.suites.flatMap(suite => testsOfSuite(suite));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${root}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** The tests that took longest, the slowest first. */
export const slowestIn = (report: Report, root: string, howMany = 10): TimedTest[] =>
  testsIn(report, root)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, howMany);
