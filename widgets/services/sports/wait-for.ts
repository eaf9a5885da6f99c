import type { Match } from './tables-shown.ts';

/** Milliseconds between two looks at matches, and where all of them are over. */
const reloadMs = 30_000;
const overMs = 300_000;

/** Milliseconds until the next reload. Nobody's clock decides whether a match has begun: only the server says so. */
export const waitFor = (matches: readonly Match[] | null): number =>
  matches?.length && matches.every(({ status }) => status === 'finished' || status === 'postponed') ? overMs : reloadMs;
