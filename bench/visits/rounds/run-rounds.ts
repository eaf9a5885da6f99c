import { reuseBrowser, type ReusedBrowser, startedWith } from '../../browser/reuse-browser.ts';
import type { Sample } from '../../results/sample.ts';
import type { Manifest, Store } from '../../results/store.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';
import { seededShuffle } from '../../statistics/random.ts';
import { exactVisits, type Probe } from '../probes/probe.ts';

interface Probes {
  store: Store;
  arms: readonly Arm[];
  probes: readonly Probe[];
  /** Told the samples of a probe once it is done. */
  onProbe: (probe: Probe, samples: readonly Sample[]) => void;
}

/** Takes all samples that a store does not have yet, probe by probe: exact figures first, they are quick. */
export async function measureProbes({ store, arms, probes, onProbe }: Probes): Promise<void> {
  await using browser = reuseBrowser(startedWith(store.manifest.slowBrowser));
  for (const probe of probes) {
    await runRounds({ browser, store, probe, arms });
    onProbe(probe, store.samples.filter(sample => sample.probe === probe.name));
  }
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Shows the progress of a run of so many visits on stderr: one line on a terminal, else one every tenth of the way. */
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
  /** Default: those of the store. */
  pages?: readonly BenchPage[];
  /** Number of rounds in the end, those of earlier runs included: those of the store, and of what is exact a few. */
  rounds?: number;
  /** Visits of each page and arm that are made first and thrown away, where not as many as the probe needs. */
  warmUps?: number;
  progress?: Progress;
  /** Describes the figures so far, for the line that shows the progress. */
  describe?: () => string;
}

/**
 * Visits every page of every arm once a round, arms of a page right after each other in an order by chance: what the
 * machine does meanwhile meets all of them. Samples in the store are not measured again.
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
