import type { Manifest } from './store.ts';
import type { Summary } from './summary.ts';

type Parts = Pick<Summary, 'verdict' | 'sentence'> & Partial<Summary>;

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
  warnings: [],
  ...parts,
});
