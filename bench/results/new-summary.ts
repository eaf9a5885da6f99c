import { formatShare } from './figures.ts';
import type { Manifest } from './store.ts';
import type { Summary } from './summary.ts';

type Parts = Pick<Summary, 'verdict' | 'sentence'> & Partial<Summary>;

/** The browser's share of the machine in a run; null if it had all. */
export const slownessOf = ({ slowBrowser, machine }: Pick<Manifest, 'slowBrowser' | 'machine'>): string | null =>
  slowBrowser === undefined ? null : `${formatShare(slowBrowser)} of one core by ${machine['groups']}`;

function slowWarnings(about: Manifest): string[] {
  const slowness = slownessOf(about);
  return slowness === null
    ? []
    : [`The whole browser had ${slowness}: times are to be compared only with those that were taken so.`];
}

/** Summary of a run: the request for it and the given parts; all else is empty. */
export const newSummary = (about: Manifest, parts: Parts): Summary => ({
  schema: 1,
  command: about.command,
  startedAt: about.startedAt,
  seconds: (Date.now() - Date.parse(about.startedAt)) / 1000,
  seed: about.seed,
  machine: about.machine,
  gates: [],
  comparisons: [],
  series: [],
  widgets: [],
  taps: [],
  stories: [],
  culprits: [],
  details: [],
  ...parts,
  warnings: [...slowWarnings(about), ...(parts.warnings ?? [])],
});
