/** One npm script that has to pass. */
export interface Gate {
  name: string;
  /** The npm script and what it is given. */
  script: readonly string[];
  /** Where its runner writes how many tests there were. */
  report?: string;
  needsBuild?: boolean;
}

const unitReport = 'test-results/unit.json';

/**
 * All gates, in the order in which they are run: the quick and cheap ones first, those that look at the same thing
 * in one stage. The gates of a stage share the machine's cores; what measures or drives a browser is alone.
 */
export const stages: readonly (readonly Gate[])[] = [
  [
    { name: 'lint', script: ['lint'] },
    { name: 'types', script: ['types'] },
    {
      name: 'unit',
      script: ['test:unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      report: unitReport,
    },
    { name: 'knip', script: ['knip'] },
  ],
  [{ name: 'build', script: ['build'] }],
  [{ name: 'size', script: ['size'], needsBuild: true }],
  [{ name: 'e2e', script: ['test:e2e'], report: 'test-results/e2e.json', needsBuild: true }],
  [{ name: 'lighthouse', script: ['lighthouse'], needsBuild: true }],
];
