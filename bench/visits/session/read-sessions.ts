import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures, MetricName } from '../../results/metrics.ts';
import type { Store } from '../../results/store.ts';
import type { SessionArm, SessionStep } from '../../sites/arm.ts';
import { seededShuffle } from '../../statistics/random.ts';
import { showProgress } from '../rounds/run-rounds.ts';
import { readDay, type StepFigures } from './read-day.ts';

const days = ['cold', 'next day'];

/** Name of the probe for samples of sessions. */
export const sessionProbe = 'session';

const timed = 'session.lcp' satisfies MetricName;

function sumOf(steps: readonly StepFigures[]): Figures {
  const sum: Figures = {};
  for (const { figures } of steps) {
    for (const [name, value] of Object.entries(figures) as [MetricName, number][]) {
      if (name !== timed) sum[name] = (sum[name] ?? 0) + value;
    }
  }
  return sum;
}

/** Returns the mean time of taps that open a page, which prefetching can speed up. Excludes the first page and Back. */
function meanOfTaps(steps: readonly StepFigures[]): Figures {
  const tapped = steps.slice(1).filter(({ step }) => step.path !== null);
  const times = tapped.map(({ figures }) => figures[timed]).filter(time => time !== undefined);
  return times.length === 0 ? {} : { [timed]: times.reduce((sum, time) => sum + time, 0) / times.length };
}

/** Returns the figures of a session's steps, with sums of the whole session and of everything after the first page. */
export function sessionRows(day: string, steps: readonly StepFigures[]): [page: string, Figures][] {
  const rows = steps.map(({ step, figures }, index): [string, Figures] => [`${day} ${index + 1} ${step.name}`, figures]);
  const later = steps.slice(1);
  return [...rows, [`${day} after the first page`, sumOf(later)], [`${day} whole session`, { ...sumOf(steps), ...meanOfTaps(steps) }]];
}

interface Sessions {
  store: Store;
  arms: readonly SessionArm[];
  stepsOf: (arm: SessionArm) => readonly SessionStep[];
}

/** Reads the sessions of the variants in random order: first with a new profile, then with the first day's cache. */
export async function readSessions({ store, arms, stepsOf }: Sessions): Promise<void> {
  const { rounds, seed, slowBrowser: share, dwell } = store.manifest;
  const shuffle = seededShuffle(seed);
  const progress = showProgress(rounds * arms.length * days.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const arm of shuffle(arms)) {
      if (store.samples.some(sample => sample.round === round && sample.arm === arm.name)) continue;
      const profile = mkdtempSync(join(tmpdir(), 'dakkeh-session-'));
      try {
        const rows: [string, Figures][] = [];
        for (const [index, day] of days.entries()) {
          const { site } = arm;
          const placeOf = (asked: Parameters<SessionArm['placeOf']>[0]) => arm.placeOf(asked, index);
          rows.push(...sessionRows(day, await readDay({ site, steps: stepsOf(arm), placeOf, profile, share, dwell })));
          progress.step(`${arm.name} · ${day}`);
        }
        const taken = { probe: sessionProbe, arm: arm.name, round, details: {} };
        for (const [page, figures] of rows) store.add({ ...taken, page, figures });
      } finally {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    }
  }
  progress.end();
}
