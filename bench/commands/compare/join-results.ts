import { BenchFailure } from '../../failure.ts';
import type { Sample } from '../../results/sample.ts';
import { openStore, type Store } from '../../results/store.ts';
import { slownessOf } from '../../results/summarise.ts';
import { armNames } from './sides.ts';

/** Which arm of a run stands for what the run was about. */
function mainArmOf({ folder, manifest, samples }: Store): string {
  const [first] = samples;
  if (!first) throw new BenchFailure(`${folder} has no samples: nothing was measured yet. Go on with --resume ${folder}.`);
  const measured = new Set(samples.map(({ arm }) => arm));
  const candidates = [armNames.head, 'preact', ...Object.keys(manifest.arms)];
  return candidates.find(name => measured.has(name)) ?? first.arm;
}

const renamed = (store: Store, name: string): Sample[] => {
  const main = mainArmOf(store);
  return store.samples.filter(({ arm }) => arm === main).map(sample => ({ ...sample, arm: name }));
};

function slownessWarnings(base: Store, head: Store): string[] {
  const [before, after] = [base, head].map(({ manifest }) => slownessOf(manifest) ?? 'all of its machine');
  return before === after
    ? []
    : [`The browser of base had ${before}, that of head ${after}: their times are not of the same kind.`];
}

function machineWarnings(base: Store, head: Store): string[] {
  const [before, after] = [base.manifest.machine, head.manifest.machine];
  return ['chromium', 'node', 'processor', 'cores'].filter(key => before[key] !== after[key]).map(key => `The runs differ in ${key}: ${before[key] ?? 'not known'} and ${after[key] ?? 'not known'}.`);
}

function pageWarnings(samples: readonly Sample[]): string[] {
  const armsOf = (page: string): Set<string> => new Set(samples.filter(one => one.page === page).map(({ arm }) => arm));
  const pages = [...new Set(samples.map(({ page }) => page))];
  return pages.flatMap(page => {
    const [only, another] = armsOf(page);
    return another === undefined ? [`${page} was measured in ${only ?? 'neither'} alone.`] : [];
  });
}

/** Reads two folders of results as one comparison. Throws a sentence where one of them is broken or empty. */
export function joinResults(baseFolder: string, headFolder: string) {
  const [base, head] = [openStore(baseFolder), openStore(headFolder)];
  const samples = [...renamed(base, armNames.base), ...renamed(head, armNames.head)];
  const warnings = [...slownessWarnings(base, head), ...machineWarnings(base, head), ...pageWarnings(samples)];
  return { samples, warnings };
}
