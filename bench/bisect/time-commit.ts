import { resolve } from 'node:path';
import { armNames } from '../compare/arm-names.ts';
import { measureSubjects } from '../compare/measure-subjects.ts';
import { type PagesSubject, subjectOf } from '../compare/subject.ts';
import { BenchFailure } from '../failure.ts';
import { createStore, newManifest } from '../results/store.ts';
import { comparisonsOf } from '../results/summarise.ts';
import type { Comparison } from '../results/summary.ts';
import { rulesFor } from '../statistics/judge.ts';
import type { BenchPage } from '../subjects/arm.ts';

/** How a commit is timed beside the good end of a search. */
export interface TimedSearch {
  good: string;
  page: BenchPage;
  metric: string;
  rounds: number;
  seed: number;
  /** Where samples are kept, a folder for each commit. */
  folder: string;
  command: string;
}

function pagesOf(sha: string): PagesSubject {
  const subject = subjectOf(sha);
  if (subject.kind === 'pages') return { ...subject, openTwin: null };
  throw new BenchFailure(`${sha} is no commit.`);
}

/** Times a page of a commit beside that of the good end. Throws as `builtCheckout` does. */
export async function timeCommit(sha: string, margin: number, search: TimedSearch): Promise<Comparison> {
  const { good, page, metric, rounds, seed, folder, command } = search;
  const rules = rulesFor(rounds, margin);
  const [base, head] = [pagesOf(good), pagesOf(sha)];
  const store = createStore(resolve(folder, sha), newManifest({
    command,
    seed,
    rounds,
    pages: [page],
    arms: { [armNames.base]: good, [armNames.head]: sha },
    passes: ['time'],
    machine: {},
  }));
  await measureSubjects(store, { base, head, isExact: false, timed: { metrics: [metric], rules } });
  const both = store.samples.filter(({ arm }) => arm === armNames.base || arm === armNames.head);
  const [comparison] = comparisonsOf(both, { against: armNames.base, metrics: [metric], rules });
  if (!comparison) throw new BenchFailure(`Timing a page does not say ${metric}.`);
  return comparison;
}
