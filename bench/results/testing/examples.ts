import { metricOf } from '../metrics.ts';
import type { RequestRecord, Sample } from '../sample.ts';
import type { Manifest } from '../store.ts';
import type { Comparison, GateResult, Series } from '../summary.ts';

/** Replaces narrow no-break spaces by ordinary ones, so that expectations are readable. */
export const spaced = (text: string): string => text.replaceAll('\u202f', ' ');

export const manifest = (facts: Partial<Manifest> = {}): Manifest => ({
  schema: 1,
  command: 'npm run bench -- run',
  startedAt: '2026-11-22T00:00:00.000Z',
  seed: 1,
  rounds: 3,
  pages: [{ name: 'home', path: '/' }],
  arms: {},
  probes: [],
  machine: {},
  ...facts,
});

/** Returns a script request by the document before the first scroll. */
export const request = (url: string, facts: Partial<RequestRecord> = {}): RequestRecord => ({
  url,
  type: 'script',
  bytes: 100,
  start: 0,
  end: 1,
  initiator: null,
  depth: 1,
  beforeScroll: true,
  ...facts,
});

export const sample = (facts: Partial<Sample> = {}): Sample => ({
  probe: 'count',
  page: 'home',
  arm: 'preact',
  round: 0,
  figures: {},
  details: {},
  ...facts,
});

export const seriesOf = (metric: string, values: number[], facts: Partial<Series> = {}): Series => {
  const { label, unit, kind } = metricOf(metric);
  return { page: 'home', arm: 'preact', metric, label, unit, kind, values, ...facts };
};

export const comparison = (facts: Partial<Comparison> = {}): Comparison => {
  const { metric = 'cpu.load' } = facts;
  const told = { page: 'home', metric, label: metricOf(metric).label, arm: 'preact', against: 'twin' };
  return { ...told, ratio: 1.08, low: 1.05, high: 1.11, rounds: 40, verdict: 'worse', ...facts };
};

export const gate = (facts: Partial<GateResult> = {}): GateResult => {
  const { metric = 'nodes' } = facts;
  const { label, unit } = metricOf(metric);
  const told = { sentence: '', culprits: [], reproduce: '' };
  return { gate: 'exact', page: 'home', metric, label, unit, outcome: 'passed', figure: 1, limit: 1, ...told, ...facts };
};
