import type { Store } from '../results/store.ts';
import { nameOf, twinOf, withArms } from '../sites/open-arms.ts';
import { ownArms } from '../sites/own-site.ts';
import { probeOf } from '../visits/probes/probes.ts';
import { recordPageLoads } from '../visits/rounds/record-page-loads.ts';
import { type CommandInput, command, givenOr, listOf, pagesFor } from './arguments.ts';
import { newStore, resumed, storeOptions } from './new-store.ts';
import { measureProbes } from './print-figures.ts';
import { reportRun } from './report.ts';

const options = {
  pages: { type: 'string' },
  arms: { type: 'string' },
  twin: { type: 'boolean', default: false },
  only: { type: 'string', default: 'count,time' },
  rounds: { type: 'string', default: '20' },
  ...storeOptions,
} as const;

type Read = CommandInput<typeof options>;

function storeFor(args: readonly string[], { values, positionals }: Read): Store {
  const given = givenOr(ownArms, [...listOf(values.arms ?? ''), ...positionals]);
  const arms = values.twin ? given.flatMap(one => [one, twinOf(one)]) : given;
  return resumed(values) ?? newStore('run', args, values, {
    pages: pagesFor(values.pages, positionals),
    arms: Object.fromEntries(arms.map(asked => [nameOf(asked), asked])),
    probes: listOf(values.only).map(name => probeOf(name).name),
  });
}

/**
 * `bench run [address | folder …]`: measures pages and compares their costs in one interleaved run. `--twin` adds the
 * zero-JS twin of each: the same page without scripts. Without an address, it measures the pages of this checkout and
 * their twins.
 */
export const run = command(options, async (asked, args) => {
  const { values } = asked;
  const store = storeFor(args, asked);
  const { arms: asArms, probes: wanted } = store.manifest;
  const loads = await withArms(asArms, async arms => {
    await measureProbes(store, arms);
    return wanted.some(name => probeOf(name).kind === 'timed') ? recordPageLoads(arms, store.manifest) : [];
  });
  await reportRun(store, loads, values);
});
