import type { ReusedBrowser } from '../../browser/reuse-browser.ts';
import type { Manifest, Store } from '../../results/store.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';
import { seededShuffle } from '../../statistics/random.ts';
import { exactVisits, type Probe } from '../probes/probe.ts';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Shows the progress of `all` visits on stderr: one line on a terminal, or else a line for every tenth. */
export function showProgress(all: number, output: NodeJS.WriteStream = process.stderr) {
  const start = Date.now();
  let done = 0;
  let told = 0;
  return {
    step: (label: string) => {
      done += 1;
      const left = ((Date.now() - start) / 1000 / done) * (all - done);
      const line = `${String(done).padStart(String(all).length)} of ${all} · ${clock(left)} left · ${label}`;
      if (output.isTTY) output.write(`\r\x1b[2K${line}`);
      else if (done === 1 || done === all || done / all >= told + 0.1) {
        told = done / all;
        output.write(`${line}\n`);
      }
    },
    end: () => {
      if (output.isTTY) output.write('\r\x1b[2K');
    },
  };
}

export type Progress = ReturnType<typeof showProgress>;

interface PlannedVisit {
  page: BenchPage;
  arm: Arm;
  round: number;
}

interface Rounds {
  browser: ReusedBrowser;
  store: Pick<Store, 'samples' | 'add'> & { manifest: Pick<Manifest, 'pages' | 'rounds' | 'seed'> };
  probe: Probe;
  arms: readonly Arm[];
  /** Pages to visit; those of the store by default. */
  pages?: readonly BenchPage[];
  /** Total number of rounds, including earlier runs. By default those of the store, or a few for exact figures. */
  rounds?: number;
  /** Number of ignored warm-up visits of each page and variant; by default that of the probe. */
  warmUps?: number;
  progress?: Progress;
  /** Describes the figures so far for the progress line. */
  describe?: () => string;
}

/**
 * Visits every page of every variant once a round. The variants of a page follow each other in random order, so that
 * disturbances affect all of them. Does not measure existing samples again.
 */
export async function runRounds(asked: Rounds): Promise<void> {
  const { browser, store, probe, arms, describe } = asked;
  const { manifest } = store;
  const usual = probe.kind === 'exact' ? Math.min(exactVisits, manifest.rounds) : manifest.rounds;
  const { pages = manifest.pages, rounds = usual, warmUps = probe.warmUps ?? 0 } = asked;
  const shuffle = seededShuffle(manifest.seed);
  const planned = (count: number): PlannedVisit[] =>
    Array.from({ length: count }, (_, round) =>
      shuffle(pages).flatMap(page => shuffle(arms).map(arm => ({ page, arm, round }))),
    ).flat();
  const taken = store.samples.filter(sample => sample.probe === probe.name);
  const visits = planned(rounds).filter(({ page, arm, round }) =>
    !taken.some(sample => sample.page === page.name && sample.arm === arm.name && sample.round === round),
  );
  if (visits.length === 0) return;
  const warming = planned(warmUps);
  const progress = asked.progress ?? showProgress(visits.length + warming.length);
  for (const { arm, page } of warming) {
    await browser.use(used => probe.measure(used, arm, page));
    progress.step(`${probe.label}: warming up`);
  }
  for (const { arm, page, round } of visits) {
    const { figures, details } = await browser.use(used => probe.measure(used, arm, page));
    store.add({ probe: probe.name, page: page.name, arm: arm.name, round, figures, details });
    progress.step([probe.label, page.name, arm.name, describe?.()].filter(Boolean).join(' · '));
  }
  progress.end();
}
