import { cgroupAdvice } from '../../browser/cgroup.ts';
import { formatFigure, formatShare } from '../../results/figures.ts';
import type { Diagnosis, CalibrationDiagnosis } from './diagnose.ts';
import type { Machine } from './machine.ts';
import type { Detectability } from './detectability.ts';

const slowBrowserLine = (groups: string): string =>
  groups === 'none'
    ? `No browser can be slowed down as a whole (--slow-browser): ${cgroupAdvice}`
    : `A browser can be slowed down as a whole (--slow-browser) by ${groups}`;

const machineLines = (machine: Machine): string[] => [
  `${machine.chromium}, Node ${machine.node}`,
  machine.system,
  `${machine.processor}, ${machine.cores} cores, load ${machine.load}, governor ${machine.governor}`,
  slowBrowserLine(machine.groups),
  `${machine.memory} MB of memory and ${machine.disk} MB of the disk are free`,
];

const calibrationLine = ({ name, median, spread, drift }: CalibrationDiagnosis): string =>
  `${name}: ${formatFigure(median, 'ms')}, the slowest ${formatShare(spread)} above it, drift ${formatShare(drift)}`;

function metricLine({ label, low, high, detectable }: Detectability): string {
  const found = detectable.map(({ rounds, effect }) => `+${formatShare(effect)} in ${rounds} rounds`).join(', ');
  return `${label}: beside itself ${low.toFixed(3)} to ${high.toFixed(3)}; a slowdown is found from ${found}`;
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map(line => `  ${line}`)];

/** A diagnosis as plain text, what to do about it last. */
export const printDiagnosis = ({ machine, calibration, metrics, problems, advice }: Diagnosis): string =>
  [
    ...section('Machine', machineLines(machine)),
    ...section('Calibration', calibration.map(calibrationLine)),
    ...section('Figures', metrics.map(metricLine)),
    ...section('Too noisy', problems),
    ...section('What to do', advice),
  ].join('\n');
