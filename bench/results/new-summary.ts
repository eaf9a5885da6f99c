import { formatShare } from './figures.ts';
import type { Manifest } from './store.ts';
import type { Summary } from './summary.ts';

type Parts = Pick<Summary, 'verdict' | 'sentence'> & Partial<Summary>;

/** What the browser of a run had, where that was not all that there is. */
export const slownessOf = ({ slowBrowser, machine }: Pick<Manifest, 'slowBrowser' | 'machine'>): string | null =>
  slowBrowser === undefined ? null : `${formatShare(slowBrowser)} of one core by ${machine['groups']}`;

function slowWarnings(about: Manifest): string[] {
  const slowness = slownessOf(about);
  return slowness === null
    ? []
    : [`The whole browser had ${slowness}: times are to be compared only with those that were taken so.`];
}

/** What a run came to: what it was asked for, what is given, and nothing of all else. */
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
