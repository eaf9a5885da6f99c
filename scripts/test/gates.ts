export interface Gate {
  name: string;
  /** The npm script and what it is given. */
  script: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Seconds after which it is stopped: several times what it takes on two idle cores. */
  limit: number;
  /** A file in which its runner tells of all tests, as JUnit does. */
  report?: string;
  /** A file in which its runner has a line for each test that passed only when it was tried again. */
  flakyReport?: string;
  needsBuild?: boolean;
}

const unitReport = 'test-results/unit.xml';
const unitReporters = ['default', 'junit', './scripts/test/running-tests.ts'].map(name => `--reporter=${name}`);

/** Tests in browsers: a run of Playwright for some of its projects. */
const browsersGate = (name: string, ...projects: string[]): Gate => ({
  name,
  script: ['test:e2e', '--', ...projects.map(project => `--project=${project}`)],
  limit: 1500,
  report: 'test-results/e2e.xml',
  flakyReport: 'test-results/flaky.txt',
  needsBuild: true,
});

/**
 * All gates, in the order in which they are run: the build, which a unit test compares another one with, then those
 * that are cheap for what they find. The gates of a stage share the machine's cores, the longest of them first; what
 * measures or drives a browser is alone.
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

/** The same gates and the package, with every page, state, language and runtime. They read NIGHTLY, and take longer. */
export const nightlyStages = [...stages, [packageGate]].map(stage =>
  stage.map(gate => ({
    ...gate,
    script: gate.name === 'lighthouse' ? ['lighthouse'] : gate.script,
    env: { NIGHTLY: '1' },
    limit: gate.limit * 4,
  })),
);
