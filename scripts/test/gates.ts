export interface Gate {
  name: string;
  /** npm script with its arguments. */
  script: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Time limit in seconds: several times the usual duration on two idle cores. */
  limit: number;
  /** Path of the runner's JUnit report. */
  report?: string;
  /** Path of the list of tests that passed only on a retry. */
  flakyReport?: string;
  needsBuild?: boolean;
}

const unitReport = 'test-results/unit.xml';
const unitReporters = ['default', 'junit', './scripts/test/running-tests.ts'].map(name => `--reporter=${name}`);

/** Returns a gate that runs some of Playwright's projects. */
const browsersGate = (name: string, ...projects: string[]): Gate => ({
  name,
  script: ['test:e2e', '--', ...projects.map(project => `--project=${project}`)],
  limit: 1500,
  report: 'test-results/e2e.xml',
  flakyReport: 'test-results/flaky.txt',
  needsBuild: true,
});

/**
 * All gates in their order: the build, which a unit test compares with another one, then the gates that find most for
 * their time. Gates of a stage share the cores, the longest first. Gates that measure or drive a browser run alone.
 */
export const stages: readonly (readonly Gate[])[] = [
  [{ name: 'build', script: ['build'], limit: 120 }],
  [
    {
      name: 'unit',
      script: ['test:unit', '--', ...unitReporters, `--outputFile.junit=${unitReport}`],
      limit: 600,
      report: unitReport,
    },
    { name: 'lint', script: ['lint'], limit: 300 },
    { name: 'knip', script: ['knip'], limit: 120 },
  ],
  [{ name: 'size', script: ['size'], limit: 300, needsBuild: true }],
  [browsersGate('e2e', 'preact', 'react')],
  [browsersGate('engines', 'firefox', 'webkit')],
  [{ name: 'lighthouse', script: ['lighthouse', '--', '--pages=home,article'], limit: 600, needsBuild: true }],
];

const packageGate: Gate = { name: 'package', script: ['test:package'], limit: 600 };

/**
 * The same gates and the package's, for every page, state, language and runtime. They read NIGHTLY, and take longer.
 */
export const nightlyStages = [...stages, [packageGate]].map(stage =>
  stage.map(gate => ({
    ...gate,
    script: gate.name === 'lighthouse' ? ['lighthouse'] : gate.script,
    env: { NIGHTLY: '1' },
    limit: gate.limit * 4,
  })),
);
